// @vitest-environment happy-dom
import type { SessionState } from '@invea/api'
import { OriginIdDetail } from '@invea/domain/applicant'
import type { OriginIdDraft } from '@invea/domain/drafts'
import { originIdRequest, type StepId } from '@invea/domain/journeys'
import { originIdRequestType, originIdServiceNames } from '@invea/domain/services'
import { aCompleteOriginIdDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { FactsLoader } from '../application-form/FactsLoader.tsx'
import { OriginIdServiceScreen } from '../application-form/RequestTypeScreen.tsx'
import { StepFrame } from '../application-form/StepFrame.tsx'
import { ApplicantScope } from '../application-form/use-wizard.ts'
import { WizardProvider } from '../application-form/WizardProvider.tsx'
import { emptySnapshot } from '../application-form/wizard-snapshot.ts'
import { OriginIdSiteScreen } from '../appointment/OriginIdSiteScreen.tsx'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { succeeds, unreachable } from '../testing/responses.ts'
import { OriginIdDetailScreen } from './OriginIdDetailScreen.tsx'
import { OriginIdPersonalScreen } from './PersonalScreen.tsx'

const signedOut: SessionState = { kind: 'none', subject: '' }

/** Renders one step of an Origin ID request over a draft. */
const renderStep = async (
  step: StepId<typeof originIdRequest>,
  Content: ComponentType,
  changes: Partial<OriginIdDraft> = {},
) => {
  const disk = new IDBFactory()
  const store = createDraftStore({
    form: { id: 'sample', draftVersion: 1, migrations: {}, empty: () => emptySnapshot(aCompleteOriginIdDraft()) },
    draft: emptySnapshot(aCompleteOriginIdDraft({ appointment: {}, ...changes })),
    storage: createDraftStorage(Date.now, () => openDatabase(disk)),
    isEphemeral: () => false,
  })
  const { container, unmount } = await renderScreen(
    () => (
      <FactsLoader store={store}>
        {(_draft, facts) => (
          <WizardProvider
            journey={originIdRequest}
            store={store}
            kind={{ requestTypeOf: originIdRequestType, terms: [] }}
            facts={facts}
            language="en"
            step={step}
            onGo={() => undefined}
          >
            <StepFrame Content={Content} />
          </WizardProvider>
        )}
      </FactsLoader>
    ),
    {
      api: {
        master: {
          all: unreachable,
          cities: unreachable,
          offices: unreachable,
          requestTypes: unreachable,
          restrictions: succeeds([]),
        },
        account: { state: () => signedOut, subscribe: () => () => undefined },
      },
    },
  )
  return { store, container, unmount }
}

test('A §1: shows the seven services, each with the people it is for', async () => {
  const { store } = await renderStep('origin-id-service', OriginIdServiceScreen)
  expect(screen.getAllByRole('radio')).toHaveLength(7)
  fireEvent.click(screen.getByRole('radio', { name: /Lost or stolen/ }))
  expect(store.draft().draft.service).toBe('lost')
})

test('A §2: the site form asks for the visa of an individual, the card of a card holder, and neither of a group', async () => {
  await renderStep('site', OriginIdSiteScreen)
  expect(screen.getByLabelText(/Visa number/)).toBeTruthy()
  expect(screen.getByLabelText(/Application site/)).toBeTruthy()
  expect(screen.queryByLabelText(/Origin ID number/)).toBeNull()
})

test('the site form asks country and application site before everything else', async () => {
  const { container } = await renderStep('site', OriginIdSiteScreen)
  const fields = [...container.querySelectorAll('select, input')].map(({ id }) => id)
  const at = (name: string) => fields.findIndex((id) => id.endsWith(name))
  expect(at('originId-country')).toBe(0)
  expect(at('site-officeId')).toBeLessThan(at('address-subCity'))
  expect(at('address-subCity')).toBeLessThan(at('originId-visaNumber'))
})

test('a card holder is asked for the card', async () => {
  await renderStep('site', OriginIdSiteScreen, { service: 'renewal' })
  expect(screen.getByLabelText(/Origin ID number/)).toBeTruthy()
})

test('a group gives numbers with each applicant', async () => {
  await renderStep('site', OriginIdSiteScreen, { party: 'group' })
  expect(screen.queryByLabelText(/Visa number/)).toBeNull()
})

test('D31: a name with accent and apostrophe is printed unchanged, and no joined spelling is offered', async () => {
  await renderStep('personal-detail', OriginIdPersonalScreen)
  fireEvent.change(screen.getByLabelText(/^First name/), { target: { value: 'Zoë d’Or' } })
  expect(screen.getByText(/ZOË D'OR/)).toBeTruthy()
  expect(screen.queryByText(/without apostrophe/)).toBeNull()
})

test('a lost card requires the number of losses, and shows the message at its field', async () => {
  const { applicants } = aCompleteOriginIdDraft()
  const without = applicants.map((applicant) => ({ ...applicant, originId: {} }))
  await renderStep('origin-id-detail', OriginIdDetailScreen, { service: 'lost', applicants: without })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findAllByText(/Number of times the Origin ID was lost is required!/)).not.toHaveLength(0)
  expect(screen.queryByLabelText(/Visa type/)).toBeNull()
})

test('D43: a correction asks for the wrong entry of the card, with a note for anything else', async () => {
  const { store } = await renderStep('origin-id-detail', OriginIdDetailScreen, { service: 'correction' })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('correction reason is required!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Correction type: correction reason is required!' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Correction type/), { target: { value: 'birthDate' } })
  fireEvent.change(screen.getByLabelText(/^What else is wrong/), { target: { value: 'The photo is another one' } })
  const [applicant] = store.draft().draft.applicants
  expect(applicant?.passport.correctionType).toBe('birthDate')
  expect(applicant?.originId?.correctionNote).toBe('The photo is another one')
})

test('D43: the choice of the correction says what to choose for a wrong birth place', async () => {
  await renderStep('origin-id-detail', OriginIdDetailScreen, { service: 'correction' })
  const hint = screen.getByText(/^Is the birth place wrong\? Choose “Birth Date Correction” .* in “Personal Detail”\.$/)
  const field = screen.getByLabelText(/^Correction type/)
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(hint.id)
})

test('A §5: the box of an adopted child says that it is for a child with a guardian too, and shows this to no adult', async () => {
  const [sample] = aCompleteOriginIdDraft().applicants
  if (!sample) throw new Error('a sample without an applicant')
  const bornIn = (year: number) => ({
    service: 'renewal' as const,
    applicants: [{ ...sample, personal: { ...sample.personal, birthDate: `01/31/${year}` } }],
  })
  const child = await renderStep('personal-detail', OriginIdPersonalScreen, bornIn(new Date().getFullYear() - 8))
  const hint = screen.getByText(/^Tick it also for a child with a guardian\./)
  expect(
    screen
      .getByLabelText(/^Is Adoption/)
      .getAttribute('aria-describedby')
      ?.split(' '),
  ).toContain(hint.id)
  child.unmount()
  await renderStep('personal-detail', OriginIdPersonalScreen, bornIn(1985))
  expect(screen.queryByText(/^Tick it also/)).toBeNull()
})

test('the optional names in Ge’ez letters are in a disclosure', async () => {
  await renderStep('personal-detail', OriginIdPersonalScreen)
  const [applicant] = aCompleteOriginIdDraft().applicants
  if (!applicant) throw new Error('a sample without an applicant')
  const disclosureOf = (label: RegExp) => screen.getByLabelText(label).closest('details')
  expect(disclosureOf(/^First name/)).toBeNull()
  expect(disclosureOf(/^First Name \(Ge'ez script\)/)?.open).toBe(Boolean(applicant.personal.geezFirstName))
})

test('a value in the disclosure opens it, and a child’s form requires the person who filled it in without one', async () => {
  const { applicants } = aCompleteOriginIdDraft()
  const without = applicants.map((applicant) => ({ ...applicant, originId: {} }))
  const disclosure = () => screen.getByLabelText(/^Application filled by/).closest('details')
  const { unmount } = await renderStep('origin-id-detail', OriginIdDetailScreen, { applicants: without })
  expect(disclosure()?.open).toBe(false)
  unmount()
  const given = applicants.map((applicant) => ({ ...applicant, originId: { localPhoneNumber: '0900000002' } }))
  const second = await renderStep('origin-id-detail', OriginIdDetailScreen, { applicants: given })
  expect(disclosure()?.open).toBe(true)
  second.unmount()
  const bornOn = (birthDate: string) =>
    without.map((one) => ({ ...one, personal: { ...one.personal, birthDate, under18: true } }))
  // Ticked before the applicant became an adult: the box is on an earlier step.
  const third = await renderStep('origin-id-detail', OriginIdDetailScreen, { applicants: bornOn('05/12/1990') })
  expect(disclosure()?.open).toBe(false)
  third.unmount()
  const child = bornOn(`05/12/${new Date().getUTCFullYear() - 10}`)
  await renderStep('origin-id-detail', OriginIdDetailScreen, { service: 'renewal', applicants: child })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findAllByText(/Application filled by is required!/)).not.toHaveLength(0)
  expect(disclosure()).toBeNull()
})

test('every field of the Origin ID has an input for at least one service', async () => {
  const missing = new Set(Object.keys(OriginIdDetail.shape))
  for (const service of originIdServiceNames) {
    const { container, unmount } = await renderStep('group-applicants', OriginIdDetailScreen, {
      service,
      party: 'group',
    })
    for (const field of missing)
      if (container.querySelector(`#field-applicants-0-originId-${field}`)) missing.delete(field)
    unmount()
  }
  expect([...missing]).toEqual([])
})

const child = (birthDate: string) =>
  aCompleteOriginIdDraft().applicants.map((one) => ({ ...one, personal: { ...one.personal, birthDate } }))

test('A §1: a birth date that needs another service offers it, and keeps what was typed', async () => {
  const { store } = await renderStep('personal-detail', OriginIdPersonalScreen, {
    service: 'child',
    applicants: child('05/12/1990'),
  })
  expect(screen.getByText('The service that fits this birth date:')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect((await screen.findAllByText(/^This service is for applicants under 18\./)).length).toBeGreaterThan(0)
  const before = store.draft().draft
  fireEvent.click(screen.getByRole('button', { name: 'By spouse (wife or husband)' }))
  expect(store.draft().draft).toEqual({ ...before, service: 'bySpouse' })
  expect(document.activeElement).toBe(screen.getByLabelText(/^Birth date/))
  expect(screen.queryByText('The service that fits this birth date:')).toBeNull()
})

test('A §1: a child is offered the service for children, and a renewal offers nothing', async () => {
  const { unmount } = await renderStep('personal-detail', OriginIdPersonalScreen, { applicants: child('05/12/2016') })
  expect(screen.getByRole('button', { name: 'Children under 18 (son or daughter)' })).toBeTruthy()
  unmount()
  await renderStep('personal-detail', OriginIdPersonalScreen, { service: 'renewal', applicants: child('05/12/2016') })
  expect(screen.queryByText('The service that fits this birth date:')).toBeNull()
})

const applicants = [...child('05/12/1980'), ...child('05/12/2016')]
const SecondApplicant = () => (
  <ApplicantScope value={1}>
    <OriginIdPersonalScreen />
  </ApplicantScope>
)

test.each([
  ['submitted', { submitted: { requestId: 1, confirmationNumber: 'SAMPLE' }, applicants }],
  ['not submitted', { applicants }],
])('A §1: a later applicant of a group, %s, cannot change the service of the group', async (_, changes) => {
  await renderStep('personal-detail', SecondApplicant, changes)
  expect(screen.getByText(/^All applicants of a group apply for the same service\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Children under 18 (son or daughter)' })).toBeNull()
})
