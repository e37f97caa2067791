// @vitest-environment happy-dom
import type { ApiError } from '@invea/api'
import type { Issue } from '@invea/domain'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { command } from './commands.ts'
import { TextField } from './DraftFields.tsx'
import { StepIssues } from './WizardProvider.tsx'

const Fields = () => (
  <>
    <TextField field="passport.passportNumber" />
    <TextField field="personal.phoneNumber" />
  </>
)

const refusal = (...issues: readonly Issue[]): ApiError => ({ kind: 'fields', issues, message: '' })

/** The step that submits, over a complete draft; the service refuses it with the given error. */
const submit = async (error: ApiError, Content = () => <TextField field="passport.passportNumber" />) => {
  const { submitted: _none, ...draft } = aSubmittedDraft()
  const applicants = draft.applicants.map(({ requestPersonId: _id, ...applicant }) => ({
    ...applicant,
    family: [{ relationId: '2', firstName: 'ALMAZ', grandfatherName: 'BEKELE' }],
    passport: { ...applicant.passport, humanUntil: '2999-01-01T00:00:00Z' },
  }))
  const hold = draft.appointment.hold && { ...draft.appointment.hold, expiresAt: '2999-01-01T00:00:00Z' }
  const send = vi.fn(async () => ({ ok: false as const, error }))
  const page = await renderStep({
    step: 'passport-info',
    Content,
    draft: { ...draft, applicants, appointment: { ...draft.appointment, hold } },
    commands: { submitApplicant: command({ payload: () => 1, send, apply: (same) => same }) },
    api: {},
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  return page
}

test('a refused field of the page has a link', async () => {
  await submit(refusal({ field: 'applicants.0.passport.passportNumber', code: 'passportNumberFormat' }))
  const link = await screen.findByRole('link', { name: 'Old Passport Number: Please Enter Valid Passport Number' })
  const id = link.getAttribute('href')?.slice(1) ?? ''
  expect(document.getElementById(id)).toBeTruthy()
})

test('a refused field of another step is shown with its step, and a button opens that step with the issue', async () => {
  await submit(refusal({ field: 'applicants.0.personal.phoneNumber', code: 'phoneFormat' }))
  await screen.findByText('Personal Detail: Please insert the correct phone number format')
  expect(screen.queryByRole('link', { name: /phone number format/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Personal Detail' }))
  expect(await screen.findByRole('heading', { name: 'personal-detail' })).toBeTruthy()
})

test('a field of a step that cannot be opened is shown without a button', async () => {
  await submit(
    refusal({ field: 'applicants.0.attachments.9', code: 'fileEmpty' }, { field: 'groupSize', code: 'required' }),
  )
  expect(await screen.findByText('Number of applicants is required!')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit: Number of applicants' })).toBeNull()
})

test('the office of the request is a field of the site step, under any name of the service', async () => {
  await submit(refusal({ field: 'officeId', code: 'officeRequired' }))
  await screen.findByText(/^Site Selection: .*Please select office$/)
  expect(screen.getByRole('button', { name: 'Edit: Site Selection' })).toBeTruthy()
})

test('a refusal without a field of the form shows its message, Try again and the help line', async () => {
  await submit(refusal({ field: 'applicants.0.dateOfIssueXy', code: 'invalid' }))
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
  const help = screen.getAllByText(/8133/).filter((part) => !part.closest('[role=complementary]'))
  expect(help).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(/field:|dateOfIssueXy/)).toBeNull()
})

test('a failed step takes the focus, which speaks its message once', async () => {
  await submit({ kind: 'unreachable' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(retry.closest('[tabindex]'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a field without a label is left out when another field is named', async () => {
  await submit(
    refusal(
      { field: 'applicants.0.dateOfIssueXy', code: 'required' },
      { field: 'applicants.0.passport.passportNumber', code: 'passportNumberFormat' },
    ),
  )
  expect(
    await screen.findByRole('link', { name: 'Old Passport Number: Please Enter Valid Passport Number' }),
  ).toBeTruthy()
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('section[aria-labelledby]'))).toHaveLength(1)
})

test('an issue ends when its value changes', async () => {
  await submit(refusal({ field: 'applicants.0.passport.passportNumber', code: 'passportNumberFormat' }), Fields)
  await screen.findByRole('link', { name: 'Old Passport Number: Please Enter Valid Passport Number' })
  fireEvent.change(screen.getByLabelText(/Old Passport Number/), { target: { value: 'EP7654321' } })
  await waitFor(() => expect(screen.queryByText(/Please Enter Valid Passport Number/)).toBeNull())
})

test('36: the same message about several fields names each of them', async () => {
  const names = ['firstName', 'fatherName', 'grandfatherName'] as const
  await submit(
    refusal(...names.map((name) => ({ field: `applicants.0.personal.${name}`, code: 'nameLetters' as const }))),
    Fields,
  )
  for (const label of ['First name', 'Father Name', 'Grand Father Name'])
    expect(await screen.findByText(`Personal Detail: ${label}: Please enter characters A-Z only`)).toBeTruthy()
})

test('a message without the name of its field has the label before it, also on its own', async () => {
  await submit(refusal({ field: 'applicants.0.passport.issueDate', code: 'dateFormat' }))
  expect(await screen.findByText('Old Passport Issue Date: Enter a valid date')).toBeTruthy()
})

test('in a group the message also names the applicant', async () => {
  const issue = { field: 'applicants.0.personal.phoneNumber', code: 'phoneFormat' } as const
  await submit(refusal(issue), () => <StepIssues of="CHALA KEBEDE: " />)
  await screen.findByText('CHALA KEBEDE: Personal Detail: Please insert the correct phone number format')
})

test('a refused family member is named with the field', async () => {
  await submit(refusal({ field: 'applicants.0.family.0.relationId', code: 'invalid' }))
  expect(await screen.findByText(/^Family: ALMAZ BEKELE: Family type/)).toBeTruthy()
})
