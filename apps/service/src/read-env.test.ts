import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PaymentSettings, paymentFaults } from './payments/providers/provider-registry.ts'
import { StartFault } from './platform/start-fault.ts'
import { readEnv, readOperatorEnv } from './read-env.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'env-'))
/** A key without a pattern, the same in every run. */
const key = (number: number) => createHash('sha256').update(`key ${number}`).digest('base64')

const faultsOf = (source: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof StartFault) return error.lines
    throw error
  }
}

test('without settings a development service starts on port 4000 with stored keys', () => {
  const DATA_DIR = folder()
  const env = readEnv({ DATA_DIR })
  expect(env.port).toBe(4000)
  expect(env.publicUrl).toBe('http://localhost:4000')
  expect(readEnv({ DATA_DIR }).keys.data).toEqual(env.keys.data)
  expect(env.keys.data).not.toEqual(env.keys.index)
})

test('an operator command on a database needs the folder of its service', () => {
  const database = { DATABASE_URL: 'postgres://localhost/invea' }
  expect(() => readOperatorEnv(database)).toThrow('DATA_DIR')
  const DATA_DIR = folder()
  expect(readOperatorEnv({ ...database, DATA_DIR }).databaseUrl).toBe(database.DATABASE_URL)
})

test('reports each wrong setting in one line with its name', () => {
  const lines = faultsOf({
    DATA_DIR: folder(),
    SERVICE_PORT: 'abc',
    DATABASE_URL: 'mysql://x',
    SUPPORT_MAIL: 'no address',
    OPERATOR_TOKEN: 'short',
    LOG_LEVEL: 'loud',
  })
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'SERVICE_PORT',
    'DATABASE_URL',
    'SUPPORT_MAIL',
    'OPERATOR_TOKEN',
    'LOG_LEVEL',
  ])
})

test('refuses an earlier name of a setting, unless the present one is set too for a return to the earlier version', () => {
  const earlier = { MOST_CALLS_AT_ONCE: '500', MOST_UPLOAD_MEGABYTES: '64' }
  expect(faultsOf({ DATA_DIR: folder(), ...earlier, SERVICE_PORT: 'abc' })).toEqual([
    expect.stringMatching(/^SERVICE_PORT /),
    'MOST_CALLS_AT_ONCE is now named MAX_CONCURRENT_CALLS',
    'MOST_UPLOAD_MEGABYTES is now named MAX_UPLOAD_MEGABYTES',
  ])
  const both = { ...earlier, MAX_CONCURRENT_CALLS: '500', MAX_UPLOAD_MEGABYTES: '64' }
  expect(readEnv({ DATA_DIR: folder(), ...both })).toMatchObject({ maxConcurrentCalls: 500, maxUploadMegabytes: 64 })
})

test('a data folder that cannot be created is reported in one line', () => {
  expect(faultsOf({ DATA_DIR: '/proc/nowhere' })[0]).toMatch(/^DATA_DIR \/proc\/nowhere cannot be written: /)
})

const production = {
  NODE_ENV: 'production',
  DATA_KEY: key(1),
  INDEX_KEY: key(2),
  LINK_KEY: key(3),
  CAPTCHA_KEY: key(4),
  BARCODE_KEY: key(5),
  PAYMENT_KEY: key(6),
  DATABASE_URL: 'postgres://app@database.example/invea',
  PUBLIC_URL: 'https://service.example',
  PASSPORT_ORIGIN: 'https://passport.example',
  ORIGIN_ID_ORIGIN: 'https://origin-id.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@portal.example',
  SMS_URL: 'https://sms.example/api',
  SMS_TOKEN: 'sample',
  CHAPA_URL: 'https://api.chapa.example/v1',
  CAPTCHA_VERIFY_URL: 'https://verify.example/siteverify',
  CAPTCHA_VERIFY_SECRET: 'sample',
  CHAPA_KEY: 'CHASECK-sample',
  CHAPA_WEBHOOK_SECRET: 'a sentence of the merchant',
  BANK_URL: 'https://bank.example/v1',
  BANK_KEY: 'sample',
  SUPPORT_MAIL: 'support@portal.example',
  TRUSTED_PROXIES: '10.0.0.5,fd00::/8',
}

test.each([
  ['PUBLIC_URL', 'https://service.example'],
  ['PUBLIC_URL', 'http://service.example'],
  ['PUBLIC_URL', 'http://203.0.113.5:4000'],
  ['PUBLIC_URL', 'http://[2001:db8::5]:4000'],
  ['PASSPORT_ORIGIN', 'https://passport.example'],
  ['ORIGIN_ID_ORIGIN', 'https://origin-id.example'],
  ['SMTP_URL', 'smtps://mail.example'],
  ['SMS_URL', 'https://sms.example/api'],
  ['SMS_BACKUP_URL', 'http://10.0.0.9/api'],
])('without NODE_ENV the service does not start with %s=%s', (name, value) => {
  const line = `${name} is not local: NODE_ENV must be production, for a test system with real addresses too`
  expect(faultsOf({ DATA_DIR: folder(), [name]: value })).toEqual([line])
})

test('development starts with local addresses, those of containers, and http in the own network', () => {
  const local = {
    PUBLIC_URL: 'http://192.168.1.20:4000',
    PASSPORT_ORIGIN: 'https://localhost:4100',
    SMTP_URL: 'smtp://mail:1025',
    SMS_URL: 'http://127.0.0.1:9000',
  }
  expect(faultsOf({ DATA_DIR: folder(), ...local })).toEqual([])
  for (const host of ['10.1.2.3', '172.31.0.9', '[fd00::5]', '[fe80::5]', 'service']) {
    expect(faultsOf({ DATA_DIR: folder(), PUBLIC_URL: `http://${host}:4000` })).toEqual([])
  }
})

test('production starts when everything is set', () => {
  expect(faultsOf({ ...production, DATA_DIR: folder() })).toEqual([])
})

const sandboxKey = Buffer.from('sandbox-development-only-key-32b').toString('base64')
const required = Object.keys(production).filter((name) => !/NODE_ENV|CAPTCHA_VERIFY_URL/.test(name))
test.each<readonly [name: string, value: string | undefined]>([
  ...required.map((name) => [name, undefined] as const),
  ['PAYMENT_KEY', sandboxKey],
  ['DATA_KEY', 'c2hvcnQ='],
  ['PUBLIC_URL', 'http://service.example'],
  ['PUBLIC_URL', 'https://localhost:4000'],
  ['PASSPORT_ORIGIN', 'http://passport.example'],
  ['ORIGIN_ID_ORIGIN', 'https://127.0.0.1:4200'],
  ['CHAPA_URL', 'http://localhost:4300/v1'],
  ['CHAPA_KEY', 'CHASECK_TEST-of-our-own'],
  ['BANK_URL', 'http://bank.example/v1'],
  ['CAPTCHA_VERIFY_URL', 'http://verify.example/siteverify'],
  ['SMS_INBOUND_SECRET', 'a'.repeat(64)],
  ['SMS_INBOUND_SECRET', 'short'],
  ['SMS_INBOUND_NUMBER', 'eighty-six'],
])('production refuses %s = %s and reports only that setting', (name, value) => {
  const lines = faultsOf({ ...production, DATA_DIR: folder(), [name]: value })
  expect(lines.map((line) => line.split(' ')[0])).toEqual([name])
})

test('production refuses to start without a decision on proxies, and with one that trusts everyone', () => {
  const linesWith = (TRUSTED_PROXIES: string) => faultsOf({ ...production, DATA_DIR: folder(), TRUSTED_PROXIES })
  expect(linesWith('')).toEqual([
    "TRUSTED_PROXIES must be set in production: the addresses of the proxies in front, or 'none'",
  ])
  for (const everyone of ['0.0.0.0/0', '::/0', '10.0.0.5,0.0.0.0/0'])
    expect(linesWith(everyone)).toEqual(['TRUSTED_PROXIES must not trust every address in production'])
  for (const decided of ['none', '127.0.0.1', '10.0.0.0/8,fd00::1', 'loopback,uniquelocal'])
    expect(linesWith(decided)).toEqual([])
  for (const wrong of ['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.5,none'])
    expect(faultsOf({ DATA_DIR: folder(), TRUSTED_PROXIES: wrong }).map((line) => line.split(' ')[0])).toEqual([
      'TRUSTED_PROXIES',
    ])
})

const textKey = Buffer.from('an example key of 32 characters!').toString('base64')
const countedKey = Buffer.from(Array.from({ length: 32 }, (_, at) => at * 3)).toString('base64')
test.each([
  ['the same key twice', { INDEX_KEY: production.DATA_KEY }, 'INDEX_KEY'],
  ['a payment key that is also another key', { PAYMENT_KEY: production.LINK_KEY }, 'PAYMENT_KEY'],
  ['an earlier data key that is the present one', { DATA_KEYS_ALSO: `2:${production.DATA_KEY}` }, 'DATA_KEYS_ALSO'],
  ['a key of zero bytes', { DATA_KEY: Buffer.alloc(32).toString('base64') }, 'DATA_KEY'],
  [
    'a key of few different bytes',
    { LINK_KEY: Buffer.from('0123456789'.repeat(4)).subarray(0, 32).toString('base64') },
    'LINK_KEY',
  ],
  ['a key that is a text', { CAPTCHA_KEY: textKey }, 'CAPTCHA_KEY'],
  ['a key of ascending bytes', { BARCODE_KEY: countedKey }, 'BARCODE_KEY'],
  ['the sandbox key', { PAYMENT_KEY: sandboxKey }, 'PAYMENT_KEY'],
  ['an SMS gateway over http', { SMS_URL: 'http://sms.example/api' }, 'SMS_URL'],
  ['a local SMS gateway', { SMS_URL: 'https://localhost/api' }, 'SMS_URL'],
  ['a file store over http', { FILES_BUCKET: 'files', FILES_ENDPOINT: 'http://files.example' }, 'FILES_ENDPOINT'],
  ['mail without TLS', { SMTP_URL: 'smtp://mail.example:25' }, 'SMTP_URL'],
  ['mail that ignores TLS', { SMTP_URL: 'smtp://mail.example?requireTLS=true&ignoreTLS=true' }, 'SMTP_URL'],
  ['mail that accepts any certificate', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
  ['a short operator token', { OPERATOR_TOKEN: 'a'.repeat(31) }, 'OPERATOR_TOKEN'],
  ['an operator token of one letter', { OPERATOR_TOKEN: 'a'.repeat(64) }, 'OPERATOR_TOKEN'],
  ['a short webhook secret', { CHAPA_WEBHOOK_SECRET: 'secret' }, 'CHAPA_WEBHOOK_SECRET'],
])('production refuses %s', (_, settings, name) => {
  const lines = faultsOf({ ...production, DATA_DIR: folder(), ...settings })
  expect(lines.map((line) => line.split(' ')[0])).toEqual([name])
})

test('production accepts mail that requires TLS, and a random operator token', () => {
  const settings = { SMTP_URL: 'smtp://mail.example:587?requireTLS=true', OPERATOR_TOKEN: key(7) }
  expect(faultsOf({ ...production, DATA_DIR: folder(), ...settings })).toEqual([])
})

test('production lists all missing settings at once, and accepts the embedded database only if a setting allows it', () => {
  const bare = Object.fromEntries(Object.entries(production).filter(([name]) => /_KEY$|^NODE_ENV$/.test(name)))
  expect(faultsOf({ ...bare, DATA_DIR: folder() }).map((line) => line.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'PUBLIC_URL',
    'PASSPORT_ORIGIN',
    'ORIGIN_ID_ORIGIN',
    'SMTP_URL',
    'SMS_URL',
    'MAIL_FROM',
    'SUPPORT_MAIL',
    'TRUSTED_PROXIES',
    ...paymentFaults(PaymentSettings.parse(bare)).map((line) => line.split(' ')[0]),
  ])
  const embedded = { ...production, DATABASE_URL: '', DATA_DIR: folder() }
  expect(faultsOf(embedded)[0]).toContain('ALLOW_EMBEDDED_DATABASE=yes')
  expect(faultsOf({ ...embedded, ALLOW_EMBEDDED_DATABASE: 'yes' })).toEqual([])
})

test('reads the id of the data key and additional data keys, and refuses invalid ones', () => {
  const DATA_DIR = folder()
  const env = readEnv({ DATA_DIR, DATA_KEY: key(9), DATA_KEY_ID: '3', DATA_KEYS_ALSO: `1:${key(1)},2:${key(2)}` })
  expect([env.keys.dataId, [...env.keys.dataAlso.keys()]]).toEqual([3, [1, 2]])
  expect(faultsOf({ DATA_DIR, DATA_KEY_ID: '0' })).toEqual(['DATA_KEY_ID must be a whole number from 1 to 255'])
  expect(faultsOf({ DATA_DIR, DATA_KEYS_ALSO: 'abc' })[0]).toMatch(/^DATA_KEYS_ALSO must be like/)
  expect(faultsOf({ DATA_DIR, DATA_KEYS_ALSO: `1:${key(1)}` })[0]).toMatch(/^DATA_KEYS_ALSO names key 1 twice/)
})
