import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { phonePrefixes } from '@invea/domain'
import * as z from 'zod/mini'
import { readKeys } from './crypto/keys.ts'
import { address, flag, numberFrom, port } from './env-fields.ts'
import { StartFault } from './faults.ts'
import { productionFaults } from './production-faults.ts'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** Every setting of the service; the README's table repeats the defaults. */
const Settings = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], { error: 'must be development, test or production' }),
    'development',
  ),
  SERVICE_HOST: z._default(z.string(), '127.0.0.1'),
  SERVICE_PORT: z._default(port, 4000),
  DATA_DIR: z._default(z.string(), resolve(repositoryRoot, '.data')),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user@host/database' }),
  ),
  DATABASE_CONNECTIONS: z._default(numberFrom(2, 500), 12),
  ALLOW_EMBEDDED_DATABASE: flag,
  PUBLIC_URL: z.optional(address),
  PASSPORT_ORIGIN: z._default(address, 'http://localhost:4100'),
  ORIGIN_ID_ORIGIN: z._default(address, 'http://localhost:4200'),
  SANDBOX_URL: z._default(address, 'http://localhost:4300'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://host:25' })),
  MAIL_FROM: z._default(z.string(), 'no-reply@portal.invalid'),
  SMS_URL: z.optional(address),
  SMS_TOKEN: z._default(z.string(), ''),
  SMS_SENDER: z._default(z.string(), ''),
  SMS_FROM: z._default(z.string(), ''),
  CHAPA_URL: z.optional(address),
  CHAPA_KEY: z._default(z.string(), 'CHASECK_TEST-sandbox'),
  CHAPA_WEBHOOK_SECRET: z.optional(z.string()),
  BANK_URL: z.optional(address),
  BANK_KEY: z._default(z.string(), 'CHASECK_TEST-sandbox'),
  FILES_BUCKET: z.optional(z.string()),
  FILES_REGION: z._default(z.string(), 'us-east-1'),
  FILES_ENDPOINT: z.optional(address),
  SUPPORT_MAIL: z._default(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an e-mail address' })),
    'support@portal.invalid',
  ),
  CAPTCHA_VERIFY_URL: z.optional(address),
  CAPTCHA_VERIFY_SECRET: z._default(z.string(), ''),
  OPERATOR_TOKEN: z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
  PHONE_PREFIXES: z._default(
    z.string().check(z.regex(/^[1-9](,[1-9])*$/, { error: 'must be first digits like 9,7' })),
    phonePrefixes.join(','),
  ),
  HELP_LINE: z._default(z.string(), '8133'),
  ANONYMOUS_USERNAME: z._default(z.string(), 'anonymous'),
  ANONYMOUS_PASSWORD: z._default(z.string(), 'anonymous'),
  ADDRESS_RATE_FACTOR: z._default(numberFrom(1, 10000), 1),
  MOST_CALLS_AT_ONCE: z._default(numberFrom(1, 100_000), 1_000),
  KEEP_UNPAID_DAYS: z._default(numberFrom(1, 3_650), 30),
  KEEP_DOCUMENTS_DAYS: z._default(numberFrom(1, 3_650), 180),
  KEEP_MESSAGES_DAYS: z._default(numberFrom(1, 3_650), 30),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'info',
  ),
})

const originOf = (url: string) => new URL(url).origin

/** One level at a time: Node's own `recursive` never returns for a folder under /proc. */
const makeFolder = (folder: string) => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const folderFault = (folder: string): string | undefined => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    return `DATA_DIR ${folder} cannot be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}`
  }
}

/**
 * Reads the settings once; the only place that sees `process.env`.
 * Throws a StartFault with one line for each setting that is wrong.
 */
export const readEnv = (source: NodeJS.ProcessEnv = process.env) => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    throw new StartFault(
      'settings',
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    )
  }
  const settings = parsed.data
  const dataDir = resolve(settings.DATA_DIR)
  const unwritable = folderFault(dataDir)
  if (unwritable) throw new StartFault('dataFolder', [unwritable])

  const production = settings.NODE_ENV === 'production'
  const keys = readKeys({ source: given, dataDir, production })
  const faults = [...keys.faults, ...(production ? productionFaults({ ...settings }) : [])]
  if (faults.length > 0 || !keys.keys) throw new StartFault('settings', faults)

  return {
    production,
    host: settings.SERVICE_HOST,
    port: settings.SERVICE_PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    /** Where browsers and the payment provider reach this service, without a closing slash. */
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.SERVICE_PORT}`).replace(/\/$/, ''),
    passportOrigin: originOf(settings.PASSPORT_ORIGIN),
    originIdOrigin: originOf(settings.ORIGIN_ID_ORIGIN),
    /** Home of each portal, without a closing slash: links in messages start with it. */
    passportUrl: settings.PASSPORT_ORIGIN.replace(/\/$/, ''),
    originIdUrl: settings.ORIGIN_ID_ORIGIN.replace(/\/$/, ''),
    sandboxUrl: settings.SANDBOX_URL.replace(/\/$/, ''),
    /** Absent: messages are kept for the development outbox page. */
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    smsGateway:
      settings.SMS_URL === undefined
        ? undefined
        : {
            url: settings.SMS_URL.replace(/\/$/, ''),
            token: settings.SMS_TOKEN,
            sender: settings.SMS_SENDER,
            from: settings.SMS_FROM,
          },
    /** The hosted checkout and the bank's bills; the sandbox stands in for both until they are set. */
    chapa: {
      url: (settings.CHAPA_URL ?? `${settings.SANDBOX_URL.replace(/\/$/, '')}/v1`).replace(/\/$/, ''),
      secretKey: settings.CHAPA_KEY,
      // The provider signs with a text of the merchant's choice, which need not be 32 bytes.
      webhookSecret: settings.CHAPA_WEBHOOK_SECRET ? Buffer.from(settings.CHAPA_WEBHOOK_SECRET) : keys.keys.payment,
    },
    bank: {
      url: (settings.BANK_URL ?? `${settings.SANDBOX_URL.replace(/\/$/, '')}/bank/v1`).replace(/\/$/, ''),
      secretKey: settings.BANK_KEY,
      webhookSecret: keys.keys.payment,
    },
    /** Where documents rest: the data folder, or a bucket. */
    files:
      settings.FILES_BUCKET === undefined
        ? { folder: dataDir }
        : { bucket: settings.FILES_BUCKET, region: settings.FILES_REGION, endpoint: settings.FILES_ENDPOINT },
    /** The mailbox that contact messages go to. */
    supportMail: settings.SUPPORT_MAIL,
    /** D15: another verifier beside the proof of work; absent: none. */
    captchaVerifier:
      settings.CAPTCHA_VERIFY_URL === undefined
        ? undefined
        : {
            url: settings.CAPTCHA_VERIFY_URL,
            secret: settings.CAPTCHA_VERIFY_SECRET,
            hosts: [settings.PASSPORT_ORIGIN, settings.ORIGIN_ID_ORIGIN].map((url) => new URL(url).hostname),
          },
    /** Absent: the operator's HTTP interface is off, its command-line tool works all the same. */
    operatorToken: settings.OPERATOR_TOKEN,
    /** D16: the first digits a phone number may have after the leading zero. */
    phonePrefixes: settings.PHONE_PREFIXES.split(','),
    /** The free line that every message names (A §1). */
    helpLine: settings.HELP_LINE,
    /** D23: a public account, the same in every portal's bundle; it opens only the public calls. */
    anonymous: { username: settings.ANONYMOUS_USERNAME, password: settings.ANONYMOUS_PASSWORD },
    /** Mobile carriers put thousands of phones behind one address: multiplies every limit per address. */
    addressRateFactor: settings.ADDRESS_RATE_FACTOR,
    /** More than these wait too long to be of use: they are asked to come again. */
    mostCallsAtOnce: settings.MOST_CALLS_AT_ONCE,
    /** Promise E2: how long what is over is kept. */
    retention: {
      unpaidDays: settings.KEEP_UNPAID_DAYS,
      documentDays: settings.KEEP_DOCUMENTS_DAYS,
      messageDays: settings.KEEP_MESSAGES_DAYS,
    },
    /** Absent: nothing listens for a monitoring system. */
    metricsHost: settings.METRICS_HOST,
    metricsPort: settings.METRICS_PORT,
    trustedProxies: settings.TRUSTED_PROXIES.split(',').filter((entry) => entry !== ''),
    logLevel: settings.LOG_LEVEL,
    keys: keys.keys,
  } as const
}

export type Env = ReturnType<typeof readEnv>
