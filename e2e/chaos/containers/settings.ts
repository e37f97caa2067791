import { type ChildProcess, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startHttp, type WebServer } from '@invea/tooling/web-servers'

const repository = join(import.meta.dirname, '../../..')

/** The public addresses. They are loopback addresses, so that no name needs DNS. */
export interface PublicAddresses {
  readonly service: string
  readonly passport: string
  readonly originId: string
}

const key = () => randomBytes(32).toString('base64')
const password = () => randomBytes(24).toString('hex')

/** The variables of `deploy/.env` from docs/how-to/run-in-containers.md, with free ports. */
export const variablesOf = (
  addresses: PublicAddresses,
  binds: Readonly<Record<'service' | 'metrics' | 'passport' | 'originId', string>>,
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
  METRICS_BIND: binds.metrics,
  PASSPORT_BIND: binds.passport,
  ORIGIN_ID_BIND: binds.originId,
  BACKUP_DIR: backups,
  PORTAL_SETTINGS: JSON.stringify({ supportMailbox: 'help@agency.example' }),
})

/** Other servers of a deployment. The test calls none of them. */
const otherServers: Readonly<Record<string, string>> = {
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

/** Writes `service.env` from .env.example with those servers, as the guide describes. */
export const writeServiceSettings = (folder: string): void => {
  const text = readFileSync(join(repository, '.env.example'), 'utf8').replace(
    /^(\w+)=$/gm,
    (line, name: string) => `${line}${otherServers[name] ?? ''}`,
  )
  writeFileSync(join(folder, 'service.env'), text, { mode: 0o600 })
}

const samples = join(repository, 'apps/service/sample-data')

/** All sample data as one file for `operator load`. */
export const sampleData = (): string => {
  const read = (name: string) => JSON.parse(readFileSync(join(samples, name), 'utf8')) as object
  return JSON.stringify(Object.assign({}, ...readdirSync(samples).map(read)))
}

/** The slots that an office of the sample data has each day. */
export const sampleSlotsOf = (office: number) => {
  const { slotTemplates } = JSON.parse(readFileSync(join(samples, 'slots.json'), 'utf8')) as {
    readonly slotTemplates: readonly { readonly officeId: number; readonly id: number }[]
  }
  return slotTemplates.filter(({ officeId }) => officeId === office)
}

const hosts = { service: '127.0.57.1', passport: '127.0.57.2', originId: '127.0.57.3' } as const
const names = { service: 'service.example', passport: 'passport.example', originId: 'origin-id.example' } as const

export const publicAddresses = (port: number): PublicAddresses => ({
  service: `https://${hosts.service}:${port}`,
  passport: `https://${hosts.passport}:${port}`,
  originId: `https://${hosts.originId}:${port}`,
})

/** Creates a certificate for the three addresses and makes this process trust it. */
const makeCertificate = (folder: string): void => {
  const names = Object.values(hosts).map((host) => `IP:${host}`)
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const subject = ['-subj', '/CN=containers', '-addext', `subjectAltName=${names.join(',')}`]
  const result = spawnSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], {
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(result.stderr)
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
}

/** Starts nginx with deploy/proxy.conf in front of the containers, with other names, ports, certificate and targets. */
export const servePublicAddress = (
  nginx: WebServer,
  options: {
    readonly folder: string
    readonly tls: number
    readonly plain: number
    readonly binds: Readonly<Record<keyof typeof hosts, string>>
  },
): ChildProcess => {
  const { folder, tls, plain, binds } = options
  makeCertificate(folder)
  const listen = (port: number, rest: string) =>
    Object.values(hosts)
      .map((host) => `listen ${host}:${port}${rest};`)
      .join(' ')
  let proxy = readFileSync(join(import.meta.dirname, '../../../deploy/proxy.conf'), 'utf8')
  for (const [at, target] of [
    ['service', '127.0.0.1:4000'],
    ['passport', '127.0.0.1:4100'],
    ['originId', '127.0.0.1:4200'],
  ] as const)
    proxy = proxy.replaceAll(names[at], hosts[at]).replaceAll(target, binds[at])
  proxy = proxy
    .replaceAll('/etc/ssl/invea', folder)
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 443 ssl http2;', listen(tls, ' ssl http2'))
    .replace('listen 443 ssl http2 default_server;', listen(tls, ' ssl http2 default_server'))
    .replaceAll('listen 80;', listen(plain, ''))
  return startHttp(nginx, folder, proxy)
}
