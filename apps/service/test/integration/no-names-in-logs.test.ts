import { aFamilyMember, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { expect, test, vi } from 'vitest'
import { allJobs } from '../../src/compose.ts'
import { startJobs } from '../../src/platform/jobs/jobs.ts'
import { createLog } from '../../src/platform/log.ts'
import { send } from '../../src/testing/a-client.ts'
import { aRegistration } from '../../src/testing/a-member.ts'
import { chapaMessage, sendCallback } from '../../src/testing/a-sandbox.ts'
import { containsValue } from '../../src/testing/contains-value.ts'
import { codeSentTo, deliverOutbox, proofSentTo, wrongCode } from '../../src/testing/posted-messages.ts'
import { runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import { aKey, codeOf, must, orderedAndPaid } from './a-submission.ts'
import { captchaSolution, solveCaptcha, testSystemOf } from './a-test-system.ts'

const lines: string[] = []
const addresses: string[] = []
const system = testSystemOf('embedded', createLog('debug', { write: (line) => lines.push(line) }))

/** A browser's fetch that records every address. */
const recordingFetch: typeof fetch = (input, init) => {
  addresses.push(input instanceof Request ? input.url : String(input))
  return fetch(input, init)
}

test('the whole journey of a person, with its errors, leaves no personal value in logs, audit or addresses', async () => {
  const { services, clock } = system.service
  const member = aRegistration({
    firstName: 'LOGCANARYMEMBER',
    phoneNumber: '0944556677',
    password: 'logcanary-password',
  })
  const applicant = anApplicant({
    personal: aPersonalDetail({
      firstName: 'LOGCANARY',
      fatherName: 'LOGCANARYFATHER',
      geezFirstName: 'ካናሪ',
      birthPlace: 'LOGCANARYTOWN',
      phoneNumber: '0955667788',
      email: 'logcanary@example.org',
      birthCertificateId: '8765432187654321',
    }),
    family: [aFamilyMember({ firstName: 'LOGCANARYKIN' })],
  })

  // An account: registration, wrong password, wrong code, sign-in, new password.
  const api = system.visitor('en', recordingFetch)
  for (const form of ['signUp', 'signIn', 'contact'] as const) await solveCaptcha(api, form)
  must(await api.account.register({ ...member, passwordAgain: member.password }, aKey()))
  const link = await proofSentTo(services, member.email, 'confirmAddress')
  const confirmation = { username: member.email, password: member.password, proof: link }
  must(await api.account.confirmRegistration(confirmation, aKey()))
  await api.account.signIn({ username: member.email, password: 'logcanary-wrong' })
  must(await api.account.signIn({ username: member.email, password: member.password }))
  const code = await codeSentTo(services, member.phoneNumber)
  await api.account.validateCode({ phoneNumber: '', email: member.email, code: wrongCode(code) })
  must(await api.account.validateCode({ phoneNumber: '', email: member.email, code }))
  must(await api.account.forgotPassword({ username: member.email }, aKey()))
  const proof = await proofSentTo(services, member.email)
  must(await api.account.resetPassword({ username: member.email, newPassword: 'logcanary-another', proof }, aKey()))
  const message = { ...member, message: 'LOGCANARY writes' }
  const stranger = system.visitor('en', recordingFetch)
  must(await stranger.captcha.verify('contact', await captchaSolution(stranger, 'contact'), aKey()))
  must(await stranger.feedback.send(message, aKey()))

  // A request: paid, opened, looked up by both numbers, edited with faults, and its document opened.
  const one = await orderedAndPaid(system, { applicants: [applicant] })
  const { applicationNumber } = one
  const { confirmationNumber } = one.submitted
  const application = must(await one.api.requests.get(one.requestId))
  const url = application.persons[0]?.attachments?.find((document) => document.url)?.url ?? ''
  expect((await system.open(one.api, url)).status).toBe(200)
  must(await stranger.requests.byApplicationNumber(applicationNumber, confirmationNumber))
  const lookUp = '/Request/api/V1.0/Request/GetRequestsByApplicationNumber'
  await send(
    `${system.service.url}${lookUp}?applicationNumber=${applicationNumber}&confirmationNumber=${confirmationNumber}`,
  )
  await send(`${system.service.url}/LOGCANARY/0955667788?email=logcanary@example.org`)
  await send(`${system.service.url}/User/api/V1.0/Account/SignIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"logcanary@example.org","password":LOGCANARY',
  })

  // Jobs, failed and delivered messages, and commands of an operator.
  system.mailbox.refuse(2)
  await deliverOutbox(services)
  clock.forward({ minutes: 5 })
  await deliverOutbox(services)
  const stop = startJobs(
    allJobs(services).map((job) => ({ ...job, everySeconds: 0.01 })),
    services,
  )
  await vi.waitFor(() => expect(lines.some((line) => line.includes('"job"'))).toBe(true), { timeout: 20_000 })
  await stop()
  for (const [name, input] of [
    ['appointments', { officeId: 2, day: '2026-12-01' }],
    ['audit', { applicationNumber }],
    ['person-export', { applicationNumber }],
    ['ask-correction', { applicationNumber, reason: 'LOGCANARY must be spelled again' }],
  ] as const) {
    await runOperatorCommand(system.service, name, input)
  }
  // The error of a failed statement contains its values; the log must not.
  const row = await services.db.selectFrom('request_person').selectAll().executeTakeFirstOrThrow()
  const failing = services.db
    .insertInto('request_person')
    .values({ ...row, application_number: 'LOGCANARY' })
    .execute()
  await failing.catch((error: unknown) => services.log.error({ err: error }, 'a call failed'))
  expect(codeOf(await stranger.requests.byApplicationNumber('00000000000000'))).toBe('notFound')

  const secrets = [member.password, 'logcanary-another', code, proof, confirmationNumber, applicationNumber]
  const personal = /LOGCANARY|logcanary|ካናሪ|(?<!\d)(?:\+?251|0)?9(?:44556677|55667788)(?!\d)|8765432187654321/
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(35)
  expect(log).not.toMatch(personal)
  expect(secrets.filter((secret) => containsValue(log, secret))).toEqual([])
  const audit = JSON.stringify(await services.db.selectFrom('audit_log').selectAll().execute())
  expect(audit).not.toMatch(personal)
  expect(secrets.filter((secret) => containsValue(audit, secret))).toEqual([])
  // Only the described look-up has the numbers in its address (A §7); no address has other personal data.
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.join('\n')).not.toMatch(personal)
  expect([member.password, code, proof].filter((secret) => containsValue(addresses.join('\n'), secret))).toEqual([])
})

test('a signed message about an unknown order is logged with the numbers that find its payment, without free text', async () => {
  const notify = (code: string, reference: string) =>
    sendCallback(system.service.url, chapaMessage(code, { reference }))
  expect(await notify('1234567890', 'APunknown1')).toBe(404)
  for (const code of ['LOGCANARY-2026', '0955667788']) expect(await notify(code, 'APunknown2')).toBe(404)
  const logged = lines.filter((line) => line.includes('unknown order')).map((line) => JSON.parse(line))
  expect(logged).toMatchObject([
    { provider: 'chapa', orderCode: '1234567890', reference: 'APunknown1' },
    { provider: 'chapa', reference: 'APunknown2' },
    { provider: 'chapa', reference: 'APunknown2' },
  ])
  expect(lines.join('')).not.toMatch(/LOGCANARY|0955667788/)
})
