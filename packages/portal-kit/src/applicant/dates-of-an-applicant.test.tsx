// @vitest-environment happy-dom
import type { ApiResult } from '@invea/api'
import { type Application, isoDate } from '@invea/domain'
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, anApplication, sampleNow } from '@invea/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApplicantScope } from '../application-form/use-wizard.ts'
import { renderStep } from '../testing/render-step.tsx'
import { later } from '../testing/responses.ts'
import { PassportScreen } from './PassportScreen.tsx'
import { PersonalScreen } from './PersonalScreen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(sampleNow), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

const openPersonal = () =>
  renderStep({
    step: 'personal-detail',
    Content: PersonalScreen,
    api: {},
    draft: aCompletePassportDraft({ applicants: [emptyApplicantDraft()] }),
  })
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a birth date is shown in words of both calendars, with the age', async () => {
  const { draft } = await openPersonal()
  type(/^Birth date/, '05/06/1990')
  expect(screen.getByText('(Miyazya 28, 1982 E.C.)').parentElement?.textContent).toMatch(
    /May 06, 1990\sG\.C\. \(Miyazya/,
  )
  // The month comes first, as specified. One tap changes it to June.
  press('Did you mean Jun 05, 1990 G.C. (Ginbot 28, 1982 E.C.)?')
  expect(draft().applicants[0]?.personal.birthDate).toBe('06/05/1990')
  expect(field(/^Birth date/).value).toBe('06/05/1990')
  expect(document.activeElement).toBe(field(/^Birth date/))
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
})

test('offers the day-first reading of a date that has no month-first one', async () => {
  const { draft } = await openPersonal()
  type(/^Birth date/, '31/01/1990')
  press(/^Did you mean Jan 31, 1990 G\.C\./)
  expect(draft().applicants[0]?.personal.birthDate).toBe('01/31/1990')
})

test('an international date is read', async () => {
  await openPersonal()
  type(/^Birth date/, '1990-01-31')
  expect(screen.getByText(/Jan 31, 1990 G\.C\./)).toBeTruthy()
})

test('C38: on the Ethiopian calendar a Gregorian date is offered', async () => {
  localStorage.setItem('invea.calendar', 'ethiopic')
  const { draft } = await openPersonal()
  type(/^Birth date/, '31/01/1990')
  press(/^Did you mean Tir 23, 1982 E\.C\. \(Jan 31, 1990 G\.C\.\)/)
  expect(draft().applicants[0]?.personal.birthDate).toBe('01/31/1990')
  expect(field(/^Birth date/).value).toBe('23/05/1982')
})

const SecondPerson = () => (
  <ApplicantScope value={1}>
    <PersonalScreen />
  </ApplicantScope>
)

test('the age boxes of a later applicant stay until the day of submission is known, which decides', async () => {
  const birthDate = '11/22/2008'
  const [first, second] = [aCompletePassportDraft().applicants[0], emptyApplicantDraft()]
  const ticked = { ...second, personal: { ...second.personal, birthDate, under18: true, adopted: true } }
  const draft = aCompletePassportDraft({
    party: 'group',
    applicants: [first ?? second, ticked],
    submitted: { requestId: 12, confirmationNumber: 'CONF-1' },
  })
  vi.setSystemTime(new Date('2026-11-22T08:00:00Z'))
  const application = anApplication({ requestId: 12, requestDate: isoDate('2026-11-21') })
  const { promise: response, resolve: respond } = later<ApiResult<Application>>()
  const page = await renderStep({
    step: 'personal-detail',
    Content: SecondPerson,
    api: { requests: { get: () => response } },
    draft,
  })
  const boxes = () => page.draft().applicants[1]?.personal
  expect(boxes()).toMatchObject({ under18: true, adopted: true })
  await act(async () => respond({ ok: true, value: application }))
  expect(boxes()).toMatchObject({ under18: true, adopted: true })
  fireEvent.change(field(/^Birth date/), { target: { value: '11/20/2008' } })
  await vi.waitFor(() => expect(boxes()).toMatchObject({ under18: false, adopted: false }))
})

const openPassport = (reason: 'expired' | 'validReplacement') =>
  renderStep({
    step: 'passport-info',
    Content: PassportScreen,
    api: {},
    draft: aCompletePassportDraft({ requestType: 'renewal', replacement: { reason } }),
  })

test('a date printed in a passport is Gregorian, also for readers of the Ethiopian calendar', async () => {
  localStorage.setItem('invea.calendar', 'ethiopic')
  const { draft } = await openPassport('expired')
  type(/^Old Passport Expiration Date/, '14/01/2023')
  press('Did you mean Tir 6, 2015 E.C. (Jan 14, 2023 G.C.)?')
  expect(draft().applicants[0]?.passport.expirationDate).toBe('01/14/2023')
  expect(field(/^Old Passport Expiration Date/).value).toBe('01/14/2023')
  expect(screen.queryByText(/By this date the passport has not expired/)).toBeNull()
})

test('D35: a reason that contradicts the date can be changed at the date, with the fee of each reason that fits', async () => {
  const { draft } = await openPassport('expired')
  type(/^Old Passport Expiration Date/, '05/01/2029')
  expect(screen.getByRole('button', { name: 'Replacement of a valid passport: 13,000 ETB' })).toBeTruthy()
  press('Replacement of a valid passport with page run-out: 5,000 ETB')
  expect(draft()).toMatchObject({ replacement: { reason: 'pageRunOut' } })
  expect(document.activeElement).toBe(field(/^Old Passport Expiration Date/))
  expect(screen.queryByText('The reason that fits this date:')).toBeNull()
  type(/^Old Passport Expiration Date/, '05/01/2020')
  next()
  const contradicts = 'By this date the passport has expired. The reason "Expired passport" fits: the fee is 5,000 ETB.'
  expect(await screen.findByText(contradicts)).toBeTruthy()
  expect(screen.getByRole('link', { name: `Old Passport Expiration Date: ${contradicts}` })).toBeTruthy()
  press('Expired passport: 5,000 ETB')
  expect(screen.queryByText(/By this date the passport has expired/)).toBeNull()
})

test('a year that no passport has is an error, and offers no other reason', async () => {
  await openPassport('validReplacement')
  type(/^Old Passport Expiration Date/, '01/05/1026')
  next()
  expect(await screen.findByRole('link', { name: 'Old Passport Expiration Date: Enter a valid date' })).toBeTruthy()
  expect(screen.queryByText('The reason that fits this date:')).toBeNull()
})

const SecondApplicant = () => (
  <ApplicantScope value={1}>
    <PassportScreen />
  </ApplicantScope>
)

test('a later applicant of a group cannot change the reason of the group', async () => {
  const draft = aCompletePassportDraft({ requestType: 'renewal', replacement: { reason: 'expired' } })
  const applicants = [...draft.applicants, ...draft.applicants]
  await renderStep({
    step: 'passport-info',
    Content: SecondApplicant,
    api: {},
    draft: { ...draft, party: 'group', applicants },
  })
  type(/^Old Passport Expiration Date/, '05/01/2029')
  expect(screen.getByText(/^All applicants of a group give the same reason\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /5,000 ETB/ })).toBeNull()
})

test('an edit with a date that needs another reason advises a cancellation only before the payment', async () => {
  const draft = aCompletePassportDraft({ requestType: 'renewal', replacement: { reason: 'expired' } })
  const edited = { ...draft, ...{ editing: {} } }
  await renderStep({ step: 'passport-info', Content: PassportScreen, api: {}, draft: edited })
  type(/^Old Passport Expiration Date/, '05/01/2029')
  expect(
    screen.getByText(/you have not paid yet, cancel this application .* If you have paid, call 8133\.$/),
  ).toBeTruthy()
})

test('D43: the choice of the correction says what to choose for a wrong birth place', async () => {
  await openPassport('expired')
  fireEvent.click(screen.getByRole('checkbox', { name: /correction/i }))
  const hint = screen.getByText(
    'Is the birth place wrong? Choose “Birth Date Correction” and type the right birth place in “Personal Detail”.',
  )
  expect(
    screen
      .getByLabelText(/^Correction type/)
      .getAttribute('aria-describedby')
      ?.split(' '),
  ).toContain(hint.id)
})

test('D42: a valid passport with two years or less left asks why', async () => {
  const { draft } = await openPassport('validReplacement')
  expect(screen.queryByLabelText(/^Reason for replacing it now/)).toBeNull()
  type(/^Old Passport Expiration Date/, '05/01/2028')
  next()
  expect(await screen.findAllByText(/Tell us why you replace a passport/)).toHaveLength(2)
  fireEvent.change(screen.getByLabelText(/^Reason for replacing it now/), { target: { value: 'other' } })
  type(/^Your reason/, 'To study in Adama')
  expect(draft().applicants[0]?.passport).toMatchObject({
    shortValidityReason: 'other',
    shortValidityOther: 'To study in Adama',
  })
  expect(screen.queryByText(/Tell us why you replace a passport/)).toBeNull()
})
