// @vitest-environment happy-dom
import type { PortalApi, SessionState } from '@invea/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { showSession } from '../api/member-store.ts'
import { deviceStorage } from '../drafts/draft-storage.ts'
import { setSharedComputer } from '../drafts/shared-computer.ts'
import { type PartialApi, renderScreen } from '../testing/render-screen.tsx'
import { refused, succeeds, unreachable } from '../testing/responses.ts'
import { SolvingWorker, solvedCaptcha } from '../testing/solving-worker.ts'
import type { SignInSearch } from './AccountFields.tsx'
import { CodeForm, PasswordForm } from './SignInForms.tsx'
import { ForgotForm, SignInScreen } from './SignInScreen.tsx'
import { SignUpScreen } from './SignUpScreen.tsx'

const signedOut: SessionState = { kind: 'none', subject: '' }
const almaz = { username: 'sample@example.org', firstName: 'Almaz', fatherName: 'Kebede', grandfatherName: 'Tesema' }
const signOut = async () => undefined

beforeEach(() => void vi.stubGlobal('Worker', SolvingWorker))
afterEach(() => {
  vi.unstubAllGlobals()
  showSession(signedOut, signOut)
  sessionStorage.clear()
})

const open = (search: SignInSearch = {}) =>
  renderScreen(() => <SignInScreen {...search} />, { api: {}, namespaces: ['account', 'captcha'] })

const none = () => undefined
const openCode = (account: PartialApi['account'] = {}) => {
  const waiting = { phoneNumber: '09••••••12', email: 'sample@example.org' }
  return renderScreen(() => <CodeForm waiting={waiting} onSignedIn={none} onAgain={none} />, {
    api: { account },
    namespaces: ['account', 'refusal'],
  })
}
const openPassword = (account: PartialApi['account'], props: Partial<Parameters<typeof PasswordForm>[0]> = {}) => {
  const all = { email: 'sample@example.org', confirmation: undefined, onEmail: none, onWaiting: none, onForgot: none }
  return renderScreen(() => <PasswordForm {...all} {...props} />, {
    api: { account, captcha: solvedCaptcha },
    namespaces: ['account', 'captcha', 'request', 'waiting', 'refusal', 'issue'],
  })
}
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
const logIn = async () => {
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'three plain words 27' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /not a robot/ }))
  await screen.findByText(/verified/i)
  await send()
}

test('37: the code page shows how long the code is valid', async () => {
  await openCode()
  expect(await screen.findByText('We sent a 6-digit code to 09••••••12. It works for 5 minutes.')).toBeTruthy()
})

test('a refused code is emptied, and the first box has the focus', async () => {
  const validateCode = vi.fn(async () => refused('wrongCode', { status: 400 }))
  await openCode({ validateCode })
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
  await screen.findByText(/^We sent a 6-digit code/)
  const wrong = async (code: string) => {
    fireEvent.paste(boxes()[0] as HTMLInputElement, { clipboardData: { getData: () => code } })
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(boxes().map((box) => box.value)).toEqual(['', '', '', '', '', '']))
    expect(screen.getByRole('alert').textContent).toContain('The code is not correct.')
    expect(document.activeElement).toBe(boxes()[0])
  }
  await wrong('000000')
  await wrong('111111')
  expect(validateCode).toHaveBeenCalledTimes(2)
})

test.each([
  [undefined, 1],
  [{ proof: 'p', email: 'sample@example.org' }, 0],
])('a wrong password names the mailed link, unless it was opened', async (confirmation, hints) => {
  const isWrong = async () => refused('wrongCredentials', { status: 400 })
  await openPassword({ signIn: isWrong, confirmRegistration: isWrong }, { confirmation })
  await send()
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Please Enter Your Password.',
    'I am not a robot: Please verify you are human.',
  ])
  await logIn()
  expect(await screen.findByText('The email or password is not correct.')).toBeTruthy()
  expect(screen.queryAllByText(/^Registered just now\? Open the link/)).toHaveLength(hints)
})

test('37: a visitor is offered to register, a member is led to the applications', async () => {
  const visit = await open()
  expect(await screen.findByText(/No account yet/)).toBeTruthy()
  visit.unmount()
  showSession({ kind: 'member', subject: 'one', member: almaz }, signOut)
  await open()
  expect(await screen.findByText('You are logged in as Almaz Tesema.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My applications' })).toBeTruthy()
  expect(screen.queryByText(/No account yet/)).toBeNull()
})

test('a registration whose proof is used up is sent again with a new one; nothing is typed again', async () => {
  const register = vi
    .fn<PortalApi['account']['register']>(succeeds(null))
    .mockResolvedValueOnce(refused('captchaFailed', { status: 403 }))
  const humanUntil = new Date(Date.now() + 30 * 60_000).toISOString()
  const verify = vi.fn<PortalApi['captcha']['verify']>(succeeds({ humanUntil }))
  await renderScreen(() => <SignUpScreen foreignPhones={false} />, {
    api: { account: { register }, captcha: { ...solvedCaptcha, verify } },
    namespaces: ['account', 'captcha'],
    routes: ['/SignIn'],
  })
  const fields = { firstName: 'ALMAZ', fatherName: 'KEBEDE', grandfatherName: 'TESEMA', phoneNumber: '0911234567' }
  const passwords = { password: 'tena-yistilign', passwordAgain: 'tena-yistilign' }
  await screen.findByLabelText(/Email/)
  for (const [field, value] of Object.entries({ ...fields, email: almaz.username, ...passwords }))
    fireEvent.change(document.getElementById(`signUp-${field}`) as HTMLInputElement, { target: { value } })
  fireEvent.click(screen.getByRole('checkbox'))
  await screen.findByText('Verified')
  fireEvent.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(register).toHaveBeenCalledTimes(2))
  expect(register.mock.calls[1]).toEqual(register.mock.calls[0])
  expect(verify).toHaveBeenCalledTimes(2)
})

test('D39: to call the device shared deletes nothing before the log-in', async () => {
  const endSession = vi.spyOn(deviceStorage, 'endSession').mockResolvedValue(undefined)
  const followChoice = vi.fn(async () => undefined)
  await openPassword({ followChoice }, { email: '' })
  const box = await screen.findByRole('checkbox', { name: 'This is a shared device' })
  fireEvent.click(box)
  fireEvent.click(box)
  expect(followChoice).toHaveBeenCalledTimes(2)
  expect(endSession).not.toHaveBeenCalled()
  endSession.mockRestore()
  setSharedComputer(false)
})

test.each([
  ['code', true],
  [undefined, false],
] as const)('a long wait whose proof is %s offers the mailed link: %s', async (proof, isOffered) => {
  const onForgot = vi.fn()
  const signIn = async () => refused('tooManyRequests', { status: 429, retryAfterSeconds: 40_000, proof })
  await openPassword({ signIn }, { onForgot })
  await logIn()
  const notice = (await screen.findByText(/There were too many attempts. Try again after/)).closest('[tabindex]')
  expect(document.activeElement).toBe(notice)
  const link = within(notice as HTMLElement).queryByRole('button', { name: 'Forgot password?' })
  expect([link !== null, screen.queryByText(/^You need not wait/) !== null]).toEqual([isOffered, isOffered])
  if (link) fireEvent.click(link)
  expect(onForgot).toHaveBeenCalledTimes(isOffered ? 1 : 0)
})

test('the failure and the result of a forgotten password take the focus of its form', async () => {
  const form = <ForgotForm email="sample@example.org" onEmail={() => undefined} onBack={() => undefined} />
  const forgotPassword = vi.fn<PortalApi['account']['forgotPassword']>(succeeds(null))
  forgotPassword.mockImplementationOnce(unreachable)
  await renderScreen(() => form, { api: { account: { forgotPassword } }, namespaces: ['account'] })
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(retry.closest('[tabindex]'))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  const result = await screen.findByText(/^Please check your email/)
  expect(document.activeElement).toBe(result.closest('[tabindex]'))
})

test('a member who is logged in already is led to the page that opened the sign-in', async () => {
  showSession({ kind: 'member', subject: 'one', member: almaz }, signOut)
  const { address } = await open({ next: '/status?request=12&view=pay' })
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/status?request=12&view=pay'))
})

test('D14: after the ten minutes the form is shown also when the sign-out was lost', async () => {
  showSession({ kind: 'member', subject: 'one', member: almaz }, signOut)
  await open({ over: true, next: '/urgent-appointment' })
  expect(await screen.findByText(/Your 10 minutes for the urgent application are over/)).toBeTruthy()
  expect(screen.getByLabelText(/Email Address/)).toBeTruthy()
  expect(screen.queryByText(/You are logged in as|you were logged out/)).toBeNull()
})

test('D38: on the way to an urgent application the sign-in shows why it is needed', async () => {
  const urgent = await open({ next: '/urgent-appointment' })
  expect(await screen.findByText(/^An urgent application needs an account and a code/)).toBeTruthy()
  urgent.unmount()
  const step = await open({ next: '/urgent-appointment/personal?applicant=1' })
  expect(await screen.findByText(/^An urgent application needs an account and a code/)).toBeTruthy()
  step.unmount()
  const late = await open({ over: true, next: '/urgent-appointment' })
  expect(await screen.findByText(/Your 10 minutes for the urgent application are over/)).toBeTruthy()
  expect(screen.queryByText(/^An urgent application needs/)).toBeNull()
  late.unmount()
  await open({ next: '/phone' })
  expect(await screen.findByLabelText(/Email Address/)).toBeTruthy()
  expect(screen.queryByText(/^An urgent application needs/)).toBeNull()
})

/** Logs in with the password, then loads the page again. */
const reloadAfterPassword = async () => {
  const onWaiting = vi.fn()
  // After failed sign-ins of others the first try needs a larger proof, which the device computes.
  const crowded = refused('tooManyRequests', { status: 429, proof: 'hardest' })
  const signIn = vi
    .fn<PortalApi['account']['signIn']>(succeeds({ phoneNumber: '09••••••12' }))
    .mockResolvedValueOnce(crowded)
  const page = await openPassword({ signIn }, { onWaiting })
  await logIn()
  await waitFor(() => expect(onWaiting).toHaveBeenCalledOnce())
  page.unmount()
  return open()
}

/** The page is closed while it asks for the code. */
const leaveAtCode = async () => {
  const again = await reloadAfterPassword()
  await screen.findByText(/^We sent a 6-digit code/)
  again.unmount()
}

test('a page that is loaded again while the code is read asks for the code, until Login Again', async () => {
  const again = await reloadAfterPassword()
  expect(await screen.findByText(/^We sent a 6-digit code to 09••••••12/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Login Again' }))
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
  again.unmount()
  await open()
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
})

test('after the minutes of a sign-in a page that is loaded again asks for the password', async () => {
  await leaveAtCode()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  await open()
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
})

test('a sign-in that another page asks for begins with the password', async () => {
  await leaveAtCode()
  history.replaceState(null, '', '?next=%2Furgent-appointment')
  onTestFinished(() => history.replaceState(null, '', '/'))
  await open({ next: '/urgent-appointment' })
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
})

test('a device that is called shared meanwhile asks for the password', async () => {
  await leaveAtCode()
  setSharedComputer(true)
  onTestFinished(() => setSharedComputer(false))
  await open()
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
})

test('on a shared device a page that is loaded again asks for the password', async () => {
  vi.spyOn(deviceStorage, 'endSession').mockResolvedValue(undefined)
  setSharedComputer(true)
  onTestFinished(() => setSharedComputer(false))
  await reloadAfterPassword()
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
})
