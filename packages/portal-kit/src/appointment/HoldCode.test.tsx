// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, sampleNow } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PartialApi } from '../testing/render-screen.tsx'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { refused, succeeds } from '../testing/responses.ts'
import { SolvingWorker, solvedCaptcha } from '../testing/solving-worker.ts'
import { HoldCode, withConfirmed } from './HoldCode.tsx'
import { RequiredCode } from './HoldRequirements.tsx'
import { holdSlot } from './hold-slot.ts'

globalThis.indexedDB = new IDBFactory()
beforeEach(() => {
  vi.stubGlobal('Worker', SolvingWorker)
  vi.useFakeTimers({ now: new Date(sampleNow), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const expiresAt = new Date(Date.parse(sampleNow) + 10 * 60_000).toISOString()

const open = async (sendCode: PortalApi['captcha']['sendCode']) => {
  await renderStep({
    step: 'delivery-estimate',
    Content: HoldCode,
    draft: aSubmittedDraft({ requestType: 'lost' }),
    api: { captcha: { ...solvedCaptcha, sendCode }, account: { continueWithoutAccount: async () => undefined } },
    namespaces: ['account'],
  })
  return screen.findByLabelText<HTMLInputElement>('Mobile number')
}
/** Opens the dates with a chosen slot that is not held yet. */
const openDates = (hold: PortalApi['schedule']['hold'], captcha: PartialApi['captcha'] = solvedCaptcha) => {
  const { hold: _hold, ...chosen } = aCompletePassportDraft().appointment
  return renderStep({
    step: 'date-time',
    Content: RequiredCode,
    draft: aCompletePassportDraft({ requestType: 'new', appointment: chosen }),
    commands: { holdSlot: holdSlot({ requestTypeOf: () => 'new', terms: [] }) },
    api: {
      captcha,
      schedule: { hold },
      master: { restrictions: succeeds([{ officeId: 1, minDays: 1, maxDays: 60 }]) },
    },
  })
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the code' }))

test.each(['0911 234 567', '+251911234567', '00251 911-234-567'])(
  'D44: a phone number typed as %s is sent in the form of the rule',
  async (typed) => {
    const sendCode = vi.fn<PortalApi['captcha']['sendCode']>(succeeds({ expiresAt }))
    const field = await open(sendCode)
    expect(screen.queryByLabelText('Code (6 digits)')).toBeNull()
    type(field, typed)
    send()
    await vi.waitFor(() =>
      expect(sendCode).toHaveBeenCalledExactlyOnceWith({ phoneNumber: '0911234567' }, expect.any(String)),
    )
    expect(await screen.findByText(/We have sent a code to 0911234567/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Code (6 digits)'))
    type(field, typed)
    fireEvent.blur(field)
    expect(field.value).toBe('0911234567')
  },
)

test('a code that needs another proof is sent again with one', async () => {
  const sendCode = vi
    .fn<PortalApi['captcha']['sendCode']>(succeeds({ expiresAt }))
    .mockResolvedValueOnce(refused('captchaFailed', { status: 400 }))
  type(await open(sendCode), '0911234567')
  send()
  expect(await screen.findByText(/We have sent a code to 0911234567/)).toBeTruthy()
  const [[, first], [, second]] = sendCode.mock.calls as [[unknown, string], [unknown, string]]
  expect(second).toBe(first)
})

test('D32: after the session has ended, the code is sent without the account', async () => {
  const sendCode = vi
    .fn<PortalApi['captcha']['sendCode']>(succeeds({ expiresAt }))
    .mockResolvedValueOnce({ ok: false, error: { kind: 'signedOut' } })
  type(await open(sendCode), '0911234567')
  send()
  fireEvent.click(await screen.findByRole('button', { name: 'Continue without an account' }))
  expect(await screen.findByText(/We have sent a code to 0911234567/)).toBeTruthy()
})

test('a number that the service refuses has its message at the field', async () => {
  const issues = [{ field: 'code.phoneNumber', code: 'phoneFormat' }] as const
  const field = await open(async () => ({ ok: false, error: { kind: 'fields', issues, message: '' } }))
  type(field, '12345')
  send()
  const message = await screen.findByText('Please insert the correct phone number format')
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(message.closest('[id]')?.id)
})

test('a code whose phone or mail domain proves no more applicants is explained, and another one can be confirmed', async () => {
  await openDates(async () => refused('unpaidApplicants', { proof: 'code' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(/^Too many applicants with your phone number or email domain/)).toBeTruthy()
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use an email address instead' })).toBeTruthy()
})

test('Next keeps the code field, and confirms a typed code', async () => {
  const sendCode = vi.fn<PortalApi['captcha']['sendCode']>(succeeds({ expiresAt }))
  const verifyCode = vi.fn<PortalApi['captcha']['verifyCode']>(succeeds({ humanUntil: expiresAt }))
  const { hold } = aCompletePassportDraft().appointment
  if (!hold) throw new Error('no hold')
  const holdAgain = vi.fn<PortalApi['schedule']['hold']>(async () =>
    verifyCode.mock.calls.length > 0 ? { ok: true, value: hold } : refused('codeRequired', { status: 403 }),
  )
  await openDates(holdAgain, { ...solvedCaptcha, sendCode, verifyCode })
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  next()
  type(await screen.findByLabelText<HTMLInputElement>('Mobile number'), '0911234567')
  send()
  await screen.findByLabelText('Code (6 digits)')
  next()
  await vi.waitFor(() => expect(holdAgain).toHaveBeenCalledTimes(2))
  const field = await screen.findByLabelText<HTMLInputElement>('Code (6 digits)')
  type(field, '12')
  next()
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  type(field, '123456')
  next()
  expect(await screen.findByRole('heading', { name: 'personal-detail' })).toBeTruthy()
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith('123456', expect.any(String))
  expect(sendCode).toHaveBeenCalledOnce()
})

test('Next sends the code to a typed recipient, and keeps the recipient', async () => {
  const sendCode = vi.fn<PortalApi['captcha']['sendCode']>(succeeds({ expiresAt }))
  const holdAgain = vi.fn<PortalApi['schedule']['hold']>(async () => refused('codeRequired', { status: 403 }))
  await openDates(holdAgain, { ...solvedCaptcha, sendCode })
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  next()
  const field = await screen.findByLabelText<HTMLInputElement>('Mobile number')
  type(field, '0911 234 567')
  next()
  expect(await screen.findByText(/We have sent a code to 0911234567/)).toBeTruthy()
  expect(field.value).toBe('0911234567')
  expect(document.activeElement).toBe(screen.getByLabelText('Code (6 digits)'))
  expect(sendCode).toHaveBeenCalledOnce()
  expect(holdAgain).toHaveBeenCalledOnce()
})

test.each([
  ['phone number', 'Mobile number', '0911 234 567', { phoneNumber: '0911234567' }],
  ['e-mail address', 'Email address', 'sample@example.org', { email: 'sample@example.org' }],
])('a confirmed %s is not asked again: the form has it', async (_name, label, typed, filled) => {
  const page = await renderStep({
    step: 'personal-detail',
    Content: HoldCode,
    draft: aCompletePassportDraft({ requestType: 'lost', applicants: [emptyApplicantDraft()] }),
    api: { captcha: { sendCode: succeeds({ expiresAt }), verifyCode: succeeds({ humanUntil: expiresAt }) } },
  })
  await screen.findByLabelText('Mobile number')
  if (label !== 'Mobile number') fireEvent.click(screen.getByRole('button', { name: /email/i }))
  type(screen.getByLabelText<HTMLInputElement>(label), typed)
  send()
  type(await screen.findByLabelText<HTMLInputElement>('Code (6 digits)'), '123456')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and hold the appointment' }))
  await vi.waitFor(() => expect(page.draft().applicants[0]?.personal).toMatchObject(filled))
})

test('a confirmed phone number replaces no typed one, and is no change of a submitted applicant', () => {
  const typed = { ...emptyApplicantDraft(), personal: { phoneNumber: '0922000000' } }
  const stored = { ...emptyApplicantDraft(), requestPersonId: 11 }
  expect(withConfirmed(typed, '0911234567')).toBe(typed)
  expect(withConfirmed(stored, '0911234567')).toBe(stored)
})
