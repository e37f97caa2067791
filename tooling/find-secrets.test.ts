import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secretsIn, secretsInFolder } from './find-secrets.ts'

const key = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA='

test.each([
  ['process.env.DATA_KEY', 'the name of a secret setting: DATA_KEY'],
  ['OPERATOR_TOKEN=', 'the name of a secret setting: OPERATOR_TOKEN'],
  [['-----BEGIN', 'PRIVATE KEY-----'].join(' '), 'a private key: -----BEGIN PRIVATE KEY-----'],
  [`key:"${key}"`, `a key of 32 bytes: ${key}`],
  ['"CHASECK_TEST-sandbox"', 'a key of the payment provider: CHASECK_TEST-sandbox'],
  ['"eyJhbGciOiJ.eyJzdWIiOiI."', 'a token: eyJhbGciOiJ.eyJzdWIiOiI.'],
  ['postgres://invea:secret@database', 'an address with a password: postgres://invea:secret@'],
])('finds the secret in %s', (text, found) => {
  expect(secretsIn(text, {})).toEqual([found])
})

test('finds the value of a secret setting of this environment', () => {
  const env = { SMS_TOKEN: 'kept-by-the-gateway', LINK_KEY: 'short' }
  expect(secretsIn('a short text', env)).toEqual([])
  expect(secretsIn('x="kept-by-the-gateway"', env)).toEqual(['the value of SMS_TOKEN'])
})

test('accepts hashes of a policy, addresses and the names of other settings', () => {
  expect(secretsIn(`script-src 'sha256-${key}'; https://service.example:443/a@b BASE_PATH`, {})).toEqual([])
})

test('names the file of a folder, and leaves out compressed copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['app.js', 'app.js.br']) writeFileSync(join(folder, name), 'DATA_KEY')
  writeFileSync(join(folder, 'index.html'), '<p>Home</p>')
  expect(secretsInFolder(folder)).toEqual({
    files: 2,
    found: [`${join(folder, 'app.js')}: the name of a secret setting: DATA_KEY`],
  })
})
