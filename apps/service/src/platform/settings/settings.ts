import { phoneChangeRules } from '@invea/domain/account'
import { phonePrefixes } from '@invea/domain/applicant'
import { unpaidHours } from '@invea/domain/application'
import { holdLimits, slotReturnMinutes } from '@invea/domain/appointment'
import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'
import { address, setting, text } from './define-setting.ts'

const numberFrom = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? (/^\d{1,9}$/.test(value) ? Number(value) : Number.NaN) : value,
    ),
    z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error })),
  )
}
/** 0 lets the system choose. */
const port = numberFrom(0, 65_535)
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user@host/database',
})
const flag = () =>
  z.pipe(
    z._default(z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }), 'no'),
    z.transform((value: 'yes' | 'no') => value === 'yes'),
  )
/** Named address ranges that Fastify accepts in addition to addresses and prefixes. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']
const isAddress = (entry = '') => ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv6.isValid(entry)
const isPrefix = (entry: string) => isAddress(entry.split('/')[0]) && ipaddr.isValidCIDR(entry)
const isProxy = (entry: string) => namedRanges.includes(entry) || isAddress(entry) || isPrefix(entry)
const proxies = z.string().check(
  z.refine((value) => value === '' || value === 'none' || value.split(',').every(isProxy), {
    error: "must be addresses or prefixes like 10.0.0.5,fd00::/8 with commas, or 'none'",
  }),
)

const keyAbout = (use: string) =>
  [`${use}: 32 random bytes in base64 (\`openssl rand -base64 32\`)`, 'made in `DATA_DIR`'] as const
const secret = (use: string) => setting(z.optional(text), ...keyAbout(use))

/** Earlier names of settings, and the present ones. Remove an entry one version after the change of its name. */
export const renamedSettings = {
  MOST_CALLS_AT_ONCE: 'MAX_CONCURRENT_CALLS',
  MOST_UPLOAD_MEGABYTES: 'MAX_UPLOAD_MEGABYTES',
} as const

/** Every setting of the service. All come from the environment. */
export const Settings = z.object({
  NODE_ENV: setting(
    z._default(
      z.enum(['development', 'test', 'production'], { error: 'must be development, test or production' }),
      'development',
    ),
    '`production` refuses to start with development settings and names each of them; the others refuse a public address and a real gateway, because everyone could read the messages at the development outbox',
  ),
  SERVICE_HOST: setting(z._default(text, '127.0.0.1'), 'Address it listens on; `0.0.0.0` in a container'),
  SERVICE_PORT: setting(z._default(port, 4000), 'Port it listens on'),
  PUBLIC_URL: setting(
    z.optional(address),
    'Address at which browsers and the payment provider reach it; `https` makes its cookie `__Host-` and `Secure`',
    '`http://localhost:<SERVICE_PORT>`',
  ),
  PASSPORT_ORIGIN: setting(
    z._default(address, 'http://localhost:4100'),
    'Home of the passport portal: CORS, links in messages',
  ),
  ORIGIN_ID_ORIGIN: setting(
    z._default(address, 'http://localhost:4200'),
    'Home of the Origin ID portal: CORS, links in messages',
  ),
  TRUSTED_PROXIES: setting(
    z._default(proxies, ''),
    'Proxies whose `X-Forwarded-For` is trusted: addresses or prefixes with commas, or `none` when clients connect directly. Limits are counted by client address (IPv6: by /64), so a wrong value makes all visitors share them',
  ),
  ADDRESS_RATE_FACTOR: setting(
    z._default(numberFrom(1, 10000), 1),
    'Multiplies limits per address, for carriers that have thousands of phones behind one',
  ),
  MAX_CONCURRENT_CALLS: setting(
    z._default(numberFrom(1, 100_000), 1_000),
    'Maximum number of calls that an instance handles at one time, without uploads; further ones get 503 with Retry-After',
  ),
  CALL_WAIT_MILLISECONDS: setting(
    z._default(numberFrom(5, 60_000), 25),
    'When each statement waits longer than this for its turn, fewer calls are handled at one time: searches and uploads are refused first, bookings and payments last',
  ),
  MAX_UPLOAD_MEGABYTES: setting(
    z._default(numberFrom(50, 100_000), 256),
    'Memory for the bodies of uploads that an instance receives at one time; further uploads get 503 with Retry-After',
  ),
  DRAIN_SECONDS: setting(
    z._default(numberFrom(0, 60), 0),
    'After SIGTERM, how long `/readyz` returns 503 while calls are still accepted, so that a proxy in front stops sending calls. Add it to the 30 seconds after which the process is killed',
  ),
  DATA_DIR: setting(
    z.optional(text),
    'Folder of the embedded database, files and development keys',
    '`.data` at the repository root',
  ),
  DATABASE_URL: setting(
    z.optional(databaseAddress),
    'PostgreSQL 15 or newer, `postgres://…`; without it the embedded database',
  ),
  MIGRATION_DATABASE_URL: setting(
    z.optional(databaseAddress),
    'The same database as its owner, without PgBouncer: migrates and grants the role of `DATABASE_URL` what it needs. Production refuses a role that could change audit rows',
    '`DATABASE_URL`',
  ),
  RESTORED_DATABASE_URL: setting(
    z.optional(databaseAddress),
    'A restored copy of the database, from which `pnpm operator person-restore` reads',
  ),
  RESTORED_DATA_DIR: setting(z.optional(text), 'A folder with the `files` of that copy'),
  RESTORED_FILES_BUCKET: setting(z.optional(text), 'The bucket with the files of that copy, at `FILES_ENDPOINT`'),
  DATABASE_CONNECTIONS: setting(z._default(numberFrom(2, 500), 12), 'Connections of one instance'),
  ALLOW_EMBEDDED_DATABASE: setting(
    flag(),
    '`yes` lets production use the embedded database, which may lose data on a power cut',
  ),
  DATA_KEY: secret('Encrypts personal columns and files'),
  DATA_KEY_ID: setting(z.optional(text), 'Number of the data key, 1 to 255', '`1`'),
  DATA_KEYS_ALSO: setting(z.optional(text), 'Earlier data keys that still decrypt, like `1:<base64>,2:<base64>`'),
  INDEX_KEY: secret('Makes blind indexes and the audit chain; it cannot be changed later'),
  LINK_KEY: secret('Signs short-lived links'),
  CAPTCHA_KEY: secret('Signs captcha challenges'),
  BARCODE_KEY: secret("Seed of the key pair that signs the slip's barcode"),
  PAYMENT_KEY: setting(
    z.optional(text),
    'Signs the callbacks of the bank, and of Chapa without `CHAPA_WEBHOOK_SECRET`: 32 random bytes in base64',
    "the sandbox's",
  ),
  SMTP_URL: setting(
    z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://host:25' })),
    'Mail server, `smtps://…` or `smtp://…?requireTLS=true`; without it mail is read at the development outbox',
  ),
  MAIL_FROM: setting(z._default(text, 'no-reply@portal.invalid'), 'Sender of mail'),
  SUPPORT_MAIL: setting(
    z._default(
      z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an e-mail address' })),
      'support@portal.invalid',
    ),
    'Mailbox that receives contact messages',
  ),
  HELP_LINE: setting(z._default(text, '8133'), 'Free phone number in every message'),
  HELP_LINE_ABROAD: setting(
    z._default(text, '+251111265159'),
    'Phone number instead of it in messages to a person with a phone abroad, with + and the country code',
  ),
  PAYMENT_PICTURES: setting(
    z.optional(text),
    'Folder with your own pictures of payment options, each named by the code of its option: `telebirr.svg` or `telebirr.png`; without a file the service draws a neutral picture',
  ),
  SMS_URL: setting(z.optional(address), 'SMS gateway; without it SMS is read at the development outbox'),
  SMS_TOKEN: setting(z._default(text, ''), 'Bearer token of the SMS gateway'),
  SMS_SENDER: setting(z._default(text, ''), 'Sender name that the SMS gateway shows'),
  SMS_FROM: setting(z._default(text, ''), "Identifier of the SMS gateway's line"),
  SMS_BACKUP_URL: setting(z.optional(address), 'Second SMS gateway: takes over while the first one fails'),
  SMS_BACKUP_TOKEN: setting(z._default(text, ''), 'Bearer token of the second SMS gateway'),
  SMS_BACKUP_SENDER: setting(z._default(text, ''), 'Sender name that the second SMS gateway shows'),
  SMS_BACKUP_FROM: setting(z._default(text, ''), "Identifier of the second SMS gateway's line"),
  MESSAGES_ALARM: setting(
    z._default(numberFrom(1, 1_000_000), 3_000),
    'Messages that visitors cause in a quarter of an hour before the alarm is raised and proofs of work get harder',
  ),
  MESSAGES_PER_NETWORK: setting(
    z._default(numberFrom(1, 1_000_000), 300),
    'Messages that one network causes in a quarter of an hour before its receipts are delayed and its new codes are refused',
  ),
  FOREIGN_CODES_PER_DAY: setting(
    z._default(numberFrom(0, 1_000_000), 500),
    'SMS in a day (UTC) to phones abroad that have not confirmed a code, of all visitors together, half of them for codes only. Above it codes are refused until the next day, an alarm is raised, and messages about applications go by e-mail or wait. Phones that have confirmed a code are not counted',
  ),
  SMS_INBOUND_SECRET: setting(
    z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
    'Secret that the SMS gateway signs incoming messages with (`openssl rand -base64 32`); without it no application can be cancelled by SMS, and no text mentions it (D50)',
  ),
  SMS_INBOUND_NUMBER: setting(
    z._default(z.string().check(z.regex(/^\+?\d{3,15}$/, { error: 'must be a phone number or short code' })), '8611'),
    'Number that people send an SMS to, to cancel (B §9)',
  ),
  SANDBOX_URL: setting(z._default(address, 'http://localhost:4300'), 'Payment sandbox, in development'),
  FILES_BUCKET: setting(
    z.optional(text),
    'S3 bucket of documents; without it `DATA_DIR/files`. Its account is in `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` of the environment',
  ),
  FILES_REGION: setting(z._default(text, 'us-east-1'), 'Region of the bucket'),
  FILES_ENDPOINT: setting(z.optional(address), 'Address of an S3-compatible store', "the region's own"),
  CAPTCHA_VERIFY_URL: setting(
    z.optional(address),
    "A second captcha verifier beside the proof of work, with the API of Turnstile and reCAPTCHA v3 (`siteverify`); the widget's action is the name of the form",
  ),
  CAPTCHA_VERIFY_SECRET: setting(z._default(text, ''), 'Secret of that verifier'),
  OPERATOR_TOKEN: setting(
    z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
    "Bearer token of the operator's HTTP interface (`openssl rand -base64 32`); without it that interface is off",
  ),
  OPERATOR_PERSONAL_TOKEN: setting(
    z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
    'Personal token of the operator who runs `pnpm operator`: roles apply, and the audit log names that operator',
  ),
  URGENT_APPROVERS: setting(
    z._default(numberFrom(1, 2), 1),
    'Operators who must approve an urgent application before it can be paid; 2 needs personal tokens',
  ),
  PHONE_PREFIXES: setting(
    z._default(
      z.string().check(z.regex(/^[1-9](,[1-9])*$/, { error: 'must be first digits like 9,7' })),
      phonePrefixes.join(','),
    ),
    'First digits of a phone number after the leading zero, with commas (D16); `phonePrefixes` in the `config.json` of both portals must have the same',
  ),
  ANONYMOUS_USERNAME: setting(
    z._default(text, 'anonymous'),
    'Public account of the specified anonymous sign-in; it gives access only to the public calls (D23)',
  ),
  ANONYMOUS_PASSWORD: setting(z._default(text, 'anonymous'), 'Its password, public as well'),
  MEMBER_IDLE_MINUTES: setting(
    z._default(numberFrom(5, 1_440), 30),
    "Minutes without a call after which a member's session ends",
  ),
  MEMBER_SESSION_HOURS: setting(
    z._default(numberFrom(1, 24), 12),
    "Hours after which a member's session ends, even if it is used",
  ),
  PHONE_CHANGE_WAIT_HOURS: setting(
    z._default(numberFrom(1, 720), phoneChangeRules.waitHours),
    "Hours before a member's new phone number takes effect if the old phone is lost; the old phone and the mailbox can cancel it until then",
  ),
  UNCODED_SHARE_PERCENT: setting(
    z._default(numberFrom(1, 100), holdLimits.uncodedShare * 100),
    "Percent of an office's day that may be held or unpaid without a one-time code (H1)",
  ),
  HOLD_ALARM: setting(
    z._default(numberFrom(1, 1_000_000), 5_000),
    'Number of live holds from which every hold needs the largest proof of work',
  ),
  SLOT_RETURN_MINUTES: setting(
    z._default(numberFrom(0, 60), slotReturnMinutes),
    'A released slot becomes free at a random time within these minutes; 0: at once',
  ),
  UNPAID_HOURS: setting(
    z._default(numberFrom(1, 168), unpaidHours),
    'Hours that an unpaid appointment is kept, from submission or approval (D25)',
  ),
  KEEP_UNPAID_DAYS: setting(z._default(numberFrom(1, 3_650), 30), 'Days that a request without payment is kept'),
  KEEP_PAID_DAYS: setting(
    z.optional(numberFrom(30, 36_500)),
    'Days that a paid request with its persons is kept after its collection day; without it paid requests are kept without limit',
  ),
  KEEP_DOCUMENTS_DAYS: setting(
    z._default(numberFrom(1, 3_650), 180),
    'Days that documents of a finished request, and contact messages, are kept',
  ),
  KEEP_MESSAGES_DAYS: setting(z._default(numberFrom(1, 3_650), 30), 'Days that sent messages are kept'),
  METRICS_HOST: setting(z._default(text, '127.0.0.1'), 'Address of the metrics listener'),
  METRICS_PORT: setting(
    z.optional(port),
    'Port of a separate listener for `/metrics` (Prometheus text); without it there is none',
  ),
  TRACES_URL: setting(
    z.optional(address),
    'Address that traces are sent to (OpenTelemetry, OTLP over HTTP), like `http://127.0.0.1:4318/v1/traces`; without it nothing is traced',
  ),
  TRACES_PERCENT: setting(z._default(numberFrom(1, 100), 10), 'Percent of the calls that are traced'),
  LOG_LEVEL: setting(
    z._default(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'must be fatal, error, warn, info, debug or silent',
      }),
      'info',
    ),
    'JSON lines; paths appear as patterns, never as typed',
  ),
})
