import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')

/** The addresses that people use; each name is an address of this machine, so that none has to be resolved. */
export interface PublicAddresses {
  readonly service: string
  readonly passport: string
  readonly originId: string
}

const key = () => randomBytes(32).toString('base64')
const password = () => randomBytes(24).toString('hex')

/** What docs/how-to/run-in-containers.md writes into `deploy/.env`, with free ports. */
export const variablesOf = (
  addresses: PublicAddresses,
  binds: Readonly<Record<'service' | 'passport' | 'originId', string>>,
  backups: string,
): Readonly<Record<string, string>> => ({
  POSTGRES_PASSWORD: password(),
  SERVICE_PASSWORD: password(),
  DATA_KEY: key(),
  INDEX_KEY: key(),
  LINK_KEY: key(),
  CAPTCHA_KEY: key(),
  BARCODE_KEY: key(),
  PAYMENT_KEY: key(),
  PUBLIC_URL: addresses.service,
  PASSPORT_ORIGIN: addresses.passport,
  ORIGIN_ID_ORIGIN: addresses.originId,
  SERVICE_BIND: binds.service,
  PASSPORT_BIND: binds.passport,
  ORIGIN_ID_BIND: binds.originId,
  BACKUP_DIR: backups,
  PORTAL_SETTINGS: JSON.stringify({ supportMailbox: 'help@agency.example' }),
})

/** Other servers of a deployment: none of them is called by the proof. */
const others: Readonly<Record<string, string>> = {
  SMTP_URL: 'smtps://mail.agency.example',
  MAIL_FROM: 'no-reply@agency.example',
  SUPPORT_MAIL: 'help@agency.example',
  SMS_URL: 'https://sms.agency.example',
  SMS_TOKEN: password(),
  CHAPA_URL: 'https://chapa.example/v1',
  CHAPA_KEY: password(),
  CHAPA_WEBHOOK_SECRET: key(),
  BANK_URL: 'https://bank.example/v1',
  BANK_KEY: password(),
}

/** The copy of .env.example with those servers, as the guide makes `deploy/service.env`. */
export const writeServiceSettings = (folder: string): void => {
  const text = readFileSync(join(repository, '.env.example'), 'utf8').replace(
    /^(\w+)=$/gm,
    (line, name: string) => `${line}${others[name] ?? ''}`,
  )
  writeFileSync(join(folder, 'service.env'), text, { mode: 0o600 })
}

const samples = join(repository, 'apps/service/sample-data')

/** Sample data of all kinds as one file for `operator load`. */
export const sampleData = (): string => {
  const read = (name: string) => JSON.parse(readFileSync(join(samples, name), 'utf8')) as object
  return JSON.stringify(Object.assign({}, ...readdirSync(samples).map(read)))
}

/** The slots that an office of the sample data has each day. */
export const slotsOf = (officeId: number): readonly number[] => {
  const { slotTemplates } = JSON.parse(readFileSync(join(samples, 'slots.json'), 'utf8')) as {
    readonly slotTemplates: readonly { readonly officeId: number; readonly id: number }[]
  }
  return slotTemplates.flatMap((slot) => (slot.officeId === officeId ? [slot.id] : []))
}
