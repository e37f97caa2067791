import { freePort } from '@invea/tooling/ports'
import { expect, test } from 'vitest'
import { reasonOf } from './log.ts'

test('logs the kind of a failure, never its message', async () => {
  const refused = await fetch(`http://127.0.0.1:${await freePort()}/CANARY`).catch(reasonOf)
  expect(refused).toBe('ECONNREFUSED')
  expect(reasonOf(new DOMException('CANARY', 'TimeoutError'))).toBe('TimeoutError')
  expect(reasonOf(Object.assign(new Error('CANARY'), { code: 'EAUTH', responseCode: 535 }))).toBe('EAUTH_535')
  // 550: the mailbox does not exist. 451 or 554: the mail server refuses our mail.
  expect(reasonOf(Object.assign(new Error('CANARY'), { code: 'EENVELOPE', responseCode: 550 }))).toBe('EENVELOPE_550')
  expect(reasonOf(new TypeError('CANARY'))).toBe('TypeError')
  expect(reasonOf('CANARY')).toBe('unknown')
})
