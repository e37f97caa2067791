import { feedback as wireFeedback } from '@invea/api/wire'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aVisitor, send } from '../../src/testing/a-client.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman, solve } from '../../src/testing/human.builder.ts'
import { deliverOutbox } from '../../src/testing/posted-messages.ts'
import { testSystemOf } from './a-test-system.ts'

const feedback = {
  firstName: 'Sample',
  grandfatherName: 'Grandfather',
  phoneNumber: '0900000012',
  email: 'sample@example.org\r\nBcc: other@example.org',
  message: 'When does the office open?\n<img src=x onerror=alert(1)>\n=cmd|x',
}

describe.each(databaseKinds)('on %s', (kind) => {
  const { service, mailbox } = testSystemOf(kind, undefined, { SUPPORT_MAIL: 'support@agency.example' })

  test('stores a message encrypted and sends it to the support mailbox as plain text, once per key', async () => {
    const visitor = await aVisitor(service.url)
    const solution = await solve(visitor, 'contact')
    const sent = { 'idempotency-key': 'one-key', 'x-captcha': solution }
    expect((await visitor.call('createFeedback', { body: feedback }, sent)).body).toEqual({ status: 1, message: '' })
    expect((await visitor.call('createFeedback', { body: feedback }, sent)).status).toBe(200)
    while ((await deliverOutbox(service.services)) > 0);
    const mails = mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === 'support@agency.example'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Message from the contact form')
    expect(mails[0]?.text).toContain('From: Sample Grandfather\nPhone: 0900000012')
    expect(mails[0]?.text).toContain('<img src=x onerror=alert(1)>')
    expect(mails[0]?.html).toBeUndefined()
    expect([mails[0]?.cc, mails[0]?.bcc]).toEqual([undefined, undefined])

    const rows = await service.services.db.selectFrom('feedback').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.note.toString('latin1')).not.toContain('office')
  })

  test('one proof of work is one message, also of parallel ones; a refused field needs no other proof', async () => {
    const visitor = await aHuman(service, ['contact'])
    const sendOne = async (message = 'Sample') =>
      (await visitor.call('createFeedback', { body: { ...feedback, message } })).body.code ?? 'sent'
    expect(await sendOne('')).toBe('invalidInput')
    const codes = await Promise.all([sendOne(), sendOne(), sendOne()])
    expect(codes.toSorted()).toEqual(['captchaFailed', 'captchaFailed', 'sent'])
    expect(await sendOne()).toBe('captchaFailed')
  })

  test('stores nothing without a captcha, with a missing or too long field, or with an invalid phone', async () => {
    const robot = await aVisitor(service.url)
    expect((await robot.call('createFeedback', { body: feedback })).body.code).toBe('captchaFailed')
    const visitor = await aHuman(service, ['contact'])
    const codesFor = async (changes: object) =>
      (await visitor.call('createFeedback', { body: { ...feedback, ...changes } })).body.errors?.map(
        ({ field, code }: { field: string; code: string }) => `${field}: ${code}`,
      )
    expect(await codesFor({ message: '' })).toEqual(['contact.message: fieldRequired'])
    expect(await codesFor({ firstName: ' ' })).toEqual(['contact.firstName: fieldRequired'])
    expect(await codesFor({ phoneNumber: 'abc' })).toEqual(['contact.phoneNumber: phoneFormat'])
    const long = await send(`${service.url}/Transactional/api/V1.0/Feedback/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${visitor.accessToken}` },
      body: JSON.stringify({ ...z.encode(wireFeedback, feedback), feedbackNote: 'x'.repeat(2_001) }),
    })
    expect([long.status, long.body.code]).toEqual([400, 'invalidInput'])
    expect(await service.services.db.selectFrom('feedback').select('id').execute()).toHaveLength(2)
  })
})
