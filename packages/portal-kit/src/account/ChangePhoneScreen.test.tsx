// @vitest-environment happy-dom
import type { PhoneState, PortalApi } from '@invea/api'
import { translate } from '@invea/locales/catalogue'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { refused, succeeds, unreachable } from '../testing/responses.ts'
import { ChangePhoneScreen } from './ChangePhoneScreen.tsx'
import { CodeForm } from './SignInForms.tsx'

type Account = Partial<PortalApi['account']>

const own: PhoneState = { phoneNumber: '09••••••12' }
const appliesAt = '2026-11-27T08:00:00.000Z'
const member = { kind: 'member', subject: 'one' } as const

afterEach(() => {
  location.hash = ''
})

const open = async (account: Account, { hash = '', state = own }: { hash?: string; state?: PhoneState } = {}) => {
  location.hash = hash
  const begin = succeeds(member)
  const phone = succeeds(state)
  const page = await renderScreen(() => <ChangePhoneScreen foreignPhones={false} />, {
    api: { account: { begin, phone, ...account } },
    namespaces: ['account', 'phone'],
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const focused = () => document.activeElement
/** The focused part of the page, not the page itself. */
const focusedText = () => document.activeElement?.matches('[tabindex]') && document.activeElement.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const started = (oldPhoneNumber?: string) =>
  vi.fn<PortalApi['account']['startPhoneChange']>(succeeds({ expiresAt: appliesAt, oldPhoneNumber }))

const password = 'tena-yistilign'
const typePassword = (value = password) => type(/^Password/, value)

/** Opens the page as a member at the form for the codes. */
const atCodes = async (account: Account) => {
  const startPhoneChange = started('09••••••12')
  await open({ startPhoneChange, ...account })
  await screen.findByText(/Your codes now go to 09••••••12/)
  type(/^New phone number/, '0911 000 001')
  typePassword()
  press('Send the codes')
  await screen.findByText(/to 0911000001 and another one to 09••••••12/)
  expect(focused()).toBe(screen.getByLabelText(/current phone/))
  return startPhoneChange
}

test('a member changes the number with the codes of both phones', async () => {
  const confirmPhoneChange = vi.fn<PortalApi['account']['confirmPhoneChange']>(succeeds({}))
  const startPhoneChange = await atCodes({ confirmPhoneChange })
  expect(startPhoneChange.mock.calls[0]?.[0]).toEqual({ phoneNumber: '0911000001', password, proof: undefined })
  type(/current phone/, '111 111')
  type(/new phone/, '222222')
  press('Change the number')
  expect(await screen.findByText('Your phone number has been changed')).toBeTruthy()
  expect(focusedText()).toContain('Your phone number has been changed')
  expect(confirmPhoneChange.mock.calls[0]?.[0]).toMatchObject({ code: '222222', oldCode: '111111' })
  expect(screen.queryByText(/Your codes now go to/)).toBeNull()
})

test('shows a message at the fields of an invalid phone number and invalid codes', async () => {
  const startPhoneChange = started('09••••••12')
  const confirmPhoneChange = vi.fn()
  await open({ startPhoneChange, confirmPhoneChange })
  await screen.findByText(/Your codes now go to/)
  type(/^New phone number/, '12')
  press('Send the codes')
  expect(
    await screen.findByRole('link', { name: 'New phone number: Please insert the correct phone number format' }),
  ).toBeTruthy()
  expect(startPhoneChange).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Please Enter Your Password.' })).toBeTruthy()
  type(/^New phone number/, '0911000001')
  typePassword()
  press('Send the codes')
  await screen.findByText(/another one to/)
  press('Change the number')
  expect(await screen.findByRole('heading', { name: 'Please fix the errors below' })).toBeTruthy()
  expect(confirmPhoneChange).not.toHaveBeenCalled()
})

test.each([
  ['wrongCode', /One of the two codes is not correct/],
  ['codeExpired', /Ask for a new one/],
] as const)('%s shows what to do next and keeps the input', async (code, words) => {
  await atCodes({ confirmPhoneChange: async () => refused(code) })
  type(/current phone/, '111111')
  type(/new phone/, '222222')
  press('Change the number')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByDisplayValue('222222')).toBeTruthy()
  expect(screen.getByText(/You can ask for a new code in/)).toBeTruthy()
})

test('a mistyped number is corrected without typing it again', async () => {
  const startPhoneChange = await atCodes({})
  press('Correct the new number')
  expect(focused()).toBe(screen.getByDisplayValue('0911000001'))
  type(/^New phone number/, '0911000002')
  press('Send the codes')
  expect(await screen.findByText(/to 0911000002 and another one/)).toBeTruthy()
  expect(startPhoneChange.mock.calls.map(([change]) => change.password)).toEqual([password, password])
})

test('shows a wrong password at its field, and keeps the input', async () => {
  await open({ startPhoneChange: async () => refused('wrongCredentials') })
  await screen.findByText(/Your codes now go to/)
  type(/^New phone number/, '0911000001')
  typePassword('not-the-password')
  press('Send the codes')
  const line = await screen.findByRole('link', { name: 'The password is not correct.' })
  expect(line.getAttribute('href')).toBe('#phoneChange-password')
  expect(screen.getByDisplayValue('0911000001')).toBeTruthy()
  expect(screen.getByDisplayValue('not-the-password')).toBeTruthy()
})

test('shows a wrong password in the language that is chosen after the attempt', async () => {
  const page = await open({ startPhoneChange: async () => refused('wrongCredentials') })
  await screen.findByText(/Your codes now go to/)
  type(/^New phone number/, '0911000001')
  typePassword('not-the-password')
  press('Send the codes')
  await screen.findByRole('link', { name: 'The password is not correct.' })
  await act(() => page.show('am'))
  expect(
    await screen.findByRole('link', { name: new RegExp(`${translate('am', 'phone', 'wrongPassword')}$`) }),
  ).toBeTruthy()
  expect(screen.queryByText('The password is not correct.')).toBeNull()
})

test('shows a message and Try again after too many codes', async () => {
  await open({ startPhoneChange: async () => refused('tooManyRequests') })
  await screen.findByText(/Your codes now go to/)
  type(/^New phone number/, '0911000001')
  typePassword()
  press('Send the codes')
  expect(await screen.findByText(/too many attempts/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /again/i })).toBeTruthy()
})

test('a visitor who is not signed in is led to the sign-in and back', async () => {
  await open({ begin: succeeds({ kind: 'anonymous', subject: 'one' }) })
  expect(await screen.findByText('Log in to change your phone number')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Log in' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/phone')
})

test('shows a message and Try again when the page cannot send the request', async () => {
  await open({ phone: unreachable })
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
})

test('a change that waits is shown with its moment and can be cancelled', async () => {
  const cancelPhoneChange = vi.fn<PortalApi['account']['cancelPhoneChange']>(succeeds(null))
  await open({ cancelPhoneChange }, { state: { ...own, pending: { phoneNumber: '09••••••99', appliesAt } } })
  expect(await screen.findByText(/Nov 27, 2026.*09••••••99/)).toBeTruthy()
  press('Cancel the change')
  expect(await screen.findByText('The change has been cancelled')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeTruthy()
  expect(focusedText()).toMatch(/^The change has been cancelled/)
  expect(cancelPhoneChange.mock.calls[0]?.[0]).toEqual({ proof: undefined })
})

test('a member without the old phone gets a link by mail', async () => {
  const sendPhoneLink = vi.fn<PortalApi['account']['sendPhoneLink']>(succeeds(null))
  await open({ sendPhoneLink })
  await screen.findByText(/Your codes now go to/)
  press('I no longer have this phone')
  await vi.waitFor(() => expect(focusedText()).toMatch(/^You no longer have your phone/))
  press('Send the link')
  expect(await screen.findByText('We have sent a link to the email address of your account')).toBeTruthy()
  expect(focusedText()).toMatch(/^We have sent a link/)
  expect(sendPhoneLink.mock.calls[0]?.[0].callBackUrl).toContain(location.origin)
})

test('the mailed link requires one code and shows when the change takes effect', async () => {
  const startPhoneChange = started()
  const confirmPhoneChange = vi.fn<PortalApi['account']['confirmPhoneChange']>(succeeds({ appliesAt }))
  await open({ startPhoneChange, confirmPhoneChange }, { hash: '#t=PROOF' })
  type(/^New phone number/, '0911000001')
  typePassword()
  press('Send the code')
  const sent = 'We sent a 6-digit code to 0911000001. It works for 10 minutes.'
  // The focus skips the sentence.
  await vi.waitFor(() => expect(document.querySelector('body > [aria-live=polite]')?.textContent).toBe(sent))
  expect(startPhoneChange.mock.calls[0]?.[0]).toEqual({ phoneNumber: '0911000001', password, proof: 'PROOF' })
  expect(screen.queryByLabelText(/current phone/)).toBeNull()
  type(/new phone/, '222222')
  press('Change the number')
  expect(await screen.findByText(/Your phone number will change on .*Nov 27, 2026/)).toBeTruthy()
  expect(confirmPhoneChange.mock.calls[0]?.[0].oldCode).toBeUndefined()
})

test('a mailed link that was used or is too old leads to a new one', async () => {
  await open({ startPhoneChange: async () => refused('linkExpired') }, { hash: '#t=PROOF' })
  type(/^New phone number/, '0911000001')
  typePassword()
  press('Send the code')
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('the link of the notice cancels only with a button, not when it is opened', async () => {
  const cancelPhoneChange = vi.fn<PortalApi['account']['cancelPhoneChange']>(succeeds(null))
  await open({ cancelPhoneChange }, { hash: '#c=PROOF' })
  expect(screen.getByRole('heading', { name: 'Cancel the change of your phone number' })).toBeTruthy()
  expect(cancelPhoneChange).not.toHaveBeenCalled()
  press('Cancel the change')
  expect(await screen.findByText('The change has been cancelled')).toBeTruthy()
  expect(cancelPhoneChange.mock.calls[0]?.[0]).toEqual({ proof: 'PROOF' })
})

test('a change that was already cancelled or completed names the help line', async () => {
  await open({ cancelPhoneChange: async () => refused('linkExpired') }, { hash: '#c=PROOF' })
  press('Cancel the change')
  expect(await screen.findByText('There is no change to cancel')).toBeTruthy()
  expect(focusedText()).toContain('There is no change to cancel')
  expect(screen.getByText(/call 8133/)).toBeTruthy()
})

test('the code form of the sign-in mails a link for a lost phone, and returns to the password when the sign-in has expired', async () => {
  const sendPhoneLink = vi.fn<PortalApi['account']['sendPhoneLink']>()
  sendPhoneLink.mockResolvedValueOnce(refused('codeExpired')).mockImplementationOnce(succeeds(null))
  const onAgain = vi.fn()
  await renderScreen(
    () => (
      <CodeForm
        waiting={{ phoneNumber: '09••••••12', email: 'sample@example.org' }}
        onSignedIn={() => undefined}
        onAgain={onAgain}
      />
    ),
    { api: { account: { sendPhoneLink } }, namespaces: ['account'] },
  )
  press('I no longer have this phone')
  const sendLink = await screen.findByRole('button', { name: 'Send the link' })
  await vi.waitFor(() => expect(focusedText()).toMatch(/^You no longer have your phone/))
  fireEvent.click(sendLink)
  expect(await screen.findByText(/Your log-in has expired/)).toBeTruthy()
  press('Login Again')
  expect(onAgain).toHaveBeenCalledOnce()
  press('Send the link')
  expect(await screen.findByText('We have sent a link to the email address of your account')).toBeTruthy()
})
