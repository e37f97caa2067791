import { parseOptions } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { ok, refused } from '../platform/refusal.ts'
import { createPasswords, isWellKnown } from './passwords.ts'

const unwrap = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('refused')
  return result.value
}

const admit = async () => ok(null)
const attempt = { from: 'signIn', admit } as const

test('a password is argon2id with 19 MiB and two passes, salted each time', async () => {
  const passwords = createPasswords()
  const [one, other] = [
    unwrap(await passwords.hash('tena-yistilign', admit)),
    unwrap(await passwords.hash('tena-yistilign', admit)),
  ]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 })
})

test('matches every Unicode composition of the same password, and no other password', async () => {
  const passwords = createPasswords()
  const stored = unwrap(await passwords.hash('pass\u00e9port', admit))
  expect(await passwords.verify(stored, 'passe\u0301port', attempt)).toEqual({ ok: true, value: true })
  expect(await passwords.verify(stored, 'passeport', attempt)).toEqual({ ok: true, value: false })
  expect(await passwords.verify(undefined, 'passeport', attempt)).toEqual({ ok: true, value: false })
})

test('new passwords leave capacity to sign-ins, and those to known devices; what is refused is served later', async () => {
  const passwords = createPasswords()
  const twenty = <T>(work: () => T) => Array.from({ length: 20 }, work)
  const admitted: string[] = []
  const verifyFrom = (from: 'signIn' | 'knownDevice') => () =>
    passwords.verify(undefined, 'tena-yistilign', {
      from,
      admit: async () => {
        admitted.push(from)
        return ok(null)
      },
    })
  const all = [
    twenty(() => passwords.hash('tena-yistilign', admit)),
    twenty(verifyFrom('signIn')),
    twenty(verifyFrom('knownDevice')),
  ]
  const results = await Promise.all(all.map((calls) => Promise.all(calls)))
  expect(results.map((some) => some.filter((result) => result.ok).length)).toEqual([6, 4, 4])
  expect(results[0]?.at(-1)).toEqual({ ok: false, error: { code: 'unavailable', retryAfterSeconds: 2 } })
  // A refused attempt is not counted.
  expect(admitted).toHaveLength(8)
  expect((await passwords.hash('tena-yistilign', admit)).ok).toBe(true)
})

test('hashes nothing for a password that is not admitted', async () => {
  const passwords = createPasswords()
  const refusal = refused('tooManyRequests', { retryAfterSeconds: 60 })
  expect(await passwords.hash('tena-yistilign', async () => refusal)).toEqual(refusal)
})

test('the list has far more than the required three thousand', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 6)
  expect(long.length).toBeGreaterThan(30_000)
  expect(long.every((password) => isWellKnown(password))).toBe(true)
})

test.each([
  'password',
  'Password',
  'PASSWORD',
  '12345678',
  '123456',
  'qwerty',
  'qwertyuiop',
  'iloveyou',
  'abc123',
  'letmein',
  'aaaaaa',
  '........',
  'ሀሀሀሀሀሀ',
  'Ethiopia123',
  'passport',
  'ኢትዮጵያ',
  'pass word',
  'ｐａｓｓｗｏｒｄ',
])('%s is well known', (password) => {
  expect(isWellKnown(password)).toBe(true)
})

// Names of the person and keyboard rows only cause a warning in the form.
test.each([
  'tena-yistilign',
  'correct horse battery staple',
  'Kx7!pq',
  'ሰላም ለሁላችሁ',
  'abebechs-garden',
  'aB3$xY',
  '240719',
  'sara bekele',
  'zxcvbnm,',
  '56789012',
])('%s is not well known', (password) => {
  expect(isWellKnown(password)).toBe(false)
})
