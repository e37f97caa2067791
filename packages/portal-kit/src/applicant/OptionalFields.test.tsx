// @vitest-environment happy-dom
import { Address } from '@invea/domain/applicant'
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { AddressScreen } from './AddressScreen.tsx'
import { PersonalScreen } from './PersonalScreen.tsx'

const folded = (label: RegExp) => screen.getByLabelText(label).closest('details') as HTMLDetailsElement

const toggles = (details: HTMLDetailsElement, open: boolean) =>
  act(async () => {
    details.open = open
    fireEvent(details, new Event('toggle'))
  })

const showsPerson = (personal: Partial<ReturnType<typeof emptyApplicantDraft>['personal']>) => {
  const applicant = emptyApplicantDraft()
  return renderStep({
    step: 'personal-detail',
    Content: PersonalScreen,
    api: {},
    draft: aCompletePassportDraft({ applicants: [{ ...applicant, personal: { ...applicant.personal, ...personal } }] }),
  })
}

test('optional fields are in a closed disclosure, required ones are not', async () => {
  await showsPerson({})
  const optional = folded(/^Height/)
  for (const label of [/^Occupation/, /^Eye colour/, /^Hair colour/]) expect(folded(label)).toBe(optional)
  expect(optional.open).toBe(false)
  for (const label of [/^Is under 18/, /^Nationality/, /^Marital status/, /^Email/])
    expect(screen.getByLabelText(label).closest('details')).toBeNull()
})

test('the default hair colour does not open it', async () => {
  await showsPerson({ hairColor: 'Black' })
  expect(folded(/^Height/).open).toBe(false)
})

test.each([{ height: '168' }, { hairColor: 'Brown' }, { occupationId: '1' }])(
  'the answer %o opens it',
  async (answer) => {
    await showsPerson(answer)
    expect(folded(/^Height/).open).toBe(true)
  },
)

test('an error opens it and keeps it open', async () => {
  await showsPerson({ height: '1' })
  const optional = folded(/^Height/)
  await toggles(optional, false)
  expect(optional.open).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Please fix the errors below' })
  expect(optional.open).toBe(true)
  await toggles(optional, false)
  expect(optional.open).toBe(true)
})

test('a height with a decimal fraction is refused instead of cut to its centimetres', async () => {
  await showsPerson({})
  const height = screen.getByLabelText<HTMLInputElement>(/^Height/)
  fireEvent.change(height, { target: { value: '168.5' } })
  expect(height.value).toBe('1685')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Please fix the errors below' })
  expect(height.getAttribute('aria-invalid')).toBe('true')
})

test('the address shows region and city, and hides the rest', async () => {
  await renderStep({
    step: 'address',
    Content: AddressScreen,
    api: {},
    draft: aCompletePassportDraft({ applicants: [emptyApplicantDraft()] }),
  })
  expect(screen.getByLabelText(/^City/).closest('details')).toBeNull()
  expect(folded(/^Kebele/).open).toBe(false)
  expect(folded(/^House number/)).toBe(folded(/^Kebele/))
})

test('A §3: the fields of an address are in the order of the specification, and a long one names its limit', async () => {
  const { container } = await renderStep({ step: 'address', Content: AddressScreen, api: {} })
  const number = await screen.findByLabelText(/^House number/)
  // The last one is the box of a shared device.
  const fields = [...container.querySelectorAll('select, input')].slice(0, -1)
  expect(fields.map(({ id }) => id.replace(/^.*address-/, ''))).toEqual(Object.keys(Address.shape))
  fireEvent.change(number, { target: { value: 'x'.repeat(51) } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findAllByText('House number can have at most 50 characters')).toHaveLength(2)
})
