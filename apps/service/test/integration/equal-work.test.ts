import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword } from '../../src/accounts/password-reset.ts'
import { confirmRegistration, registerUser } from '../../src/accounts/registration.ts'
import { openSession } from '../../src/accounts/sessions.ts'
import { signIn } from '../../src/accounts/sign-in.ts'
import type { AppContext, Handler } from '../../src/app-context.ts'
import { compose } from '../../src/compose.ts'
import { recordCaptchaPasses } from '../../src/platform/captcha/verify-captcha.ts'
import { addTime } from '../../src/platform/clock.ts'
import { readEnv } from '../../src/read-env.ts'
import { aClock } from '../../src/testing/a-clock.ts'
import { aCaller, aRequestContext } from '../../src/testing/a-context.ts'
import { aRegistration } from '../../src/testing/a-member.ts'
import { openEmbeddedDatabase } from '../../src/testing/databases.ts'
import { proofSentTo } from '../../src/testing/posted-messages.ts'

// Compares the work instead of the time, because the same statements and hashes take the same time.
const recorded: string[] = []
let services: AppContext
let close: () => Promise<void>
const member = aRegistration()

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'equal-work-'))
  const opened = await openEmbeddedDatabase((query) => void recorded.push(query))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder })
  const composed = compose(env, opened, { log: pino({ level: 'silent' }), clock: aClock() })
  const { passwords } = composed
  services = {
    ...composed,
    passwords: {
      waiting: () => passwords.waiting(),
      hash: (...password) => {
        recorded.push('hash')
        return passwords.hash(...password)
      },
      verify: (...password) => {
        recorded.push('verify')
        return passwords.verify(...password)
      },
    },
  }
  close = async () => {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
  await workOf(registerUser, member)
  await confirmed(member)
})
afterAll(() => close())

/** The response of a handler, and its statements and hashes in order. */
const workOf = async <Body, Output>(handler: Handler<{ readonly body: Body }, Output>, body: NoInfer<Body>) => {
  const now = services.clock.now()
  const until = addTime(now, { hours: 1 })
  const sessionId = await services.transact(async (trx) => {
    const id = await openSession(trx, now)
    await recordCaptchaPasses(trx, id, { passes: ['signUp'], until })
    return id
  })
  recorded.length = 0
  const outcome = await handler(aRequestContext(services, aCaller(sessionId, until)), { body })
  return { outcome, work: [...recorded] }
}

/** Completes a registration and signs in to the account. */
const confirmed = async ({ email, password }: typeof member) => {
  const proof = await proofSentTo(services, email, 'confirmAddress')
  const { outcome } = await workOf(confirmRegistration, { username: email, password, proof })
  expect(outcome.ok).toBe(true)
  await services.db.updateTable('account').set({ phone_confirmed_at: services.clock.now() }).execute()
}

test('a wrong password and an unknown name: same response, same statements, one hash each', async () => {
  const wrong = await workOf(signIn, { username: member.email, password: 'not-the-password' })
  const unknown = await workOf(signIn, { username: 'unknown@example.org', password: 'not-the-password' })
  expect(wrong.outcome).toEqual({ ok: false, error: { code: 'wrongCredentials' } })
  expect(unknown).toEqual(wrong)
  expect(wrong.work.filter((step) => step === 'verify')).toHaveLength(1)
})

test('a forgotten password: same response and same statements whether or not the name exists', async () => {
  const known = await workOf(forgotPassword, { username: member.email })
  const unknown = await workOf(forgotPassword, { username: 'unknown@example.org' })
  expect(known.outcome).toEqual({ ok: true, value: null })
  expect(unknown).toEqual(known)
})

test('a sign-up: same response and same statements whether or not the address is registered', async () => {
  const fresh = await workOf(registerUser, aRegistration())
  const taken = await workOf(registerUser, aRegistration({ email: member.email }))
  expect(fresh.outcome).toEqual({ ok: true, value: null })
  expect(taken).toEqual(fresh)
  expect(fresh.work.filter((step) => step === 'hash')).toHaveLength(1)
})

test('failures from one network with one name lead to a pause, whether or not the name exists', async () => {
  const tryAll = async (username: string) => {
    const codes: string[] = []
    for (let tries = 0; tries < 12; tries++) {
      const { outcome } = await workOf(signIn, { username, password: 'not-the-password' })
      codes.push(outcome.ok ? 'in' : outcome.error.code)
    }
    return codes
  }
  const known = await tryAll(aRegistration().email)
  expect(known).toEqual([...Array<string>(5).fill('wrongCredentials'), ...Array<string>(7).fill('tooManyRequests')])
  const other = aRegistration()
  await workOf(registerUser, other)
  await confirmed(other)
  expect(await tryAll(other.email)).toEqual(known)
})
