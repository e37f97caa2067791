import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { StartFault } from './faults.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'env-'))
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')

const faultsOf = (source: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof StartFault) return error.lines
    throw error
  }
}

test('with nothing set, a development service starts on 4000 with keys that stay', () => {
  const DATA_DIR = folder()
  const env = readEnv({ DATA_DIR })
  expect(env.port).toBe(4000)
  expect(env.publicUrl).toBe('http://localhost:4000')
  expect(readEnv({ DATA_DIR }).keys.data).toEqual(env.keys.data)
  expect(env.keys.data).not.toEqual(env.keys.index)
})

test('each wrong setting is one line that names it', () => {
  const lines = faultsOf({
    DATA_DIR: folder(),
    SERVICE_PORT: 'abc',
    DATABASE_URL: 'mysql://x',
    SUPPORT_MAIL: 'nobody',
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

test('a data folder that cannot be made is one clear line', () => {
  expect(faultsOf({ DATA_DIR: '/proc/nowhere' })[0]).toMatch(/^DATA_DIR \/proc\/nowhere cannot be written: /)
})

test('production refuses each development setting by name', () => {
  const keys = { DATA_KEY: key(1), INDEX_KEY: key(2), LINK_KEY: key(3), CAPTCHA_KEY: key(4), BARCODE_KEY: key(5) }
  const lines = faultsOf({ NODE_ENV: 'production', DATA_DIR: folder(), ...keys })
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PAYMENT_KEY',
    'DATABASE_URL',
    'PUBLIC_URL',
    'PASSPORT_ORIGIN',
    'ORIGIN_ID_ORIGIN',
    'SMTP_URL',
    'SMS_URL',
    'CHAPA_URL',
    'BANK_URL',
    'CHAPA_KEY',
    'BANK_KEY',
    'SUPPORT_MAIL',
  ])
})

test('production takes no key that everybody knows', () => {
  const sandbox = Buffer.from('sandbox-development-only-key-32b').toString('base64')
  const keys = { DATA_KEY: key(1), INDEX_KEY: key(2), LINK_KEY: key(3), CAPTCHA_KEY: key(4), BARCODE_KEY: key(5) }
  expect(faultsOf({ NODE_ENV: 'production', DATA_DIR: folder(), ...keys, PAYMENT_KEY: sandbox })).toContain(
    'PAYMENT_KEY must not be the sandbox key in production',
  )
})
