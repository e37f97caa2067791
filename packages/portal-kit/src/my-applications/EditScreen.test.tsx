// @vitest-environment happy-dom
import type { PortalApi, SessionState } from '@invea/api'
import { type Application, isoDate } from '@invea/domain'
import type { PersonalDetail } from '@invea/domain/applicant'
import type { ApplicationPerson, RequestChange } from '@invea/domain/application'
import {
  anApplicant,
  anApplication,
  anApplicationPerson,
  anOriginIdApplicant,
  aPersonalDetail,
} from '@invea/domain/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { useApplication } from '../application-view/RequestViews.tsx'
import type { EditPart } from '../application-view/view-search.ts'
import { type PartialApi, renderScreen } from '../testing/render-screen.tsx'
import { later, refused, succeeds, unreachable } from '../testing/responses.ts'
import { aPayment } from '../testing/sample-order.ts'
import { EditFilesScreen, EditScreen } from './EditScreen.tsx'

globalThis.indexedDB = new IDBFactory()

let lastPersonId = 5_000
/** Each test edits another person, because a draft on the device would be offered to the next test. */
const anInitialRequest = (changes: Partial<ApplicationPerson> = {}) => {
  lastPersonId += 1
  const person = anApplicationPerson({
    personStatus: 'initial',
    applicant: anApplicant(),
    personId: 21,
    requestPersonId: lastPersonId,
    ...changes,
  })
  return anApplication({
    requestId: 12,
    confirmationNumber: 'CONF-12',
    status: 'initial',
    actions: ['view', 'edit'],
    persons: [person],
  })
}
const signedOut = { kind: 'none', subject: '' } as const
const account = { state: () => signedOut, subscribe: () => () => undefined, begin: succeeds(signedOut) }

/** Renders a page without lists of the service and without documents. */
const show = (page: Parameters<typeof renderScreen>[0], api: PartialApi) =>
  renderScreen(page, {
    namespaces: ['applicant'],
    api: {
      account,
      master: { all: unreachable, cities: unreachable, restrictions: unreachable },
      schedule: { urgentAvailability: unreachable },
      attachments: { required: succeeds([]) },
      ...api,
    },
  })
const open = (
  Screen: typeof EditScreen,
  application: Application,
  update: PortalApi['requests']['update'] = unreachable,
  session: SessionState = signedOut,
) =>
  show(() => <Screen application={application} />, {
    account: { ...account, state: () => session },
    requests: { update },
  })
const next = (name = 'Next') => fireEvent.click(screen.getByRole('button', { name }))
/** From the first step to the change that Finish sends. */
const finish = async () => {
  for (const title of ['Personal Detail', 'Address', 'Family']) {
    await screen.findByRole('heading', { name: title })
    next()
  }
  await screen.findByRole('heading', { name: 'Travel plan' })
  next('Finish')
}
const finishAndWait = async () => {
  await finish()
  await screen.findByRole('heading', { name: 'Attachment' })
}

test('B §2: the full wizard opens with the stored data, and Finish sends the change with the version that was read', async () => {
  const initial = anInitialRequest()
  const sent: RequestChange[] = []
  const update = vi.fn(async (change: RequestChange) => {
    sent.push(change)
    return { ok: true as const, value: { ...initial, version: initial.version + 1 } }
  })
  await open(EditScreen, initial, update)
  const birthPlace = await screen.findByLabelText(/Birth Place/)
  fireEvent.change(birthPlace, { target: { value: 'Jimma' } })
  const unsent = () => screen.queryByText('Nothing is sent until you press “Finish”.')
  expect(unsent()).toBeTruthy()
  next()
  await screen.findByRole('heading', { name: 'Address' })
  next('Previous')
  await finishAndWait()
  expect(screen.getByText('Your changes are saved.')).toBeTruthy()
  expect(unsent()).toBeNull()
  for (const title of ['Travel plan', 'Family']) {
    next('Previous')
    await screen.findByRole('heading', { name: title })
  }
  expect(unsent()).toBeNull()
  next()
  await screen.findByRole('heading', { name: 'Travel plan' })
  next('Finish')
  await screen.findByRole('heading', { name: 'Attachment' })
  expect(sent).toHaveLength(1)
  // B §3: the payload also contains the confirmation number.
  const { version, confirmationNumber } = initial
  expect(sent[0]).toMatchObject({ requestId: 12, version, confirmationNumber, applicants: [{ personId: 21 }] })
  expect(sent[0]?.applicants[0]?.applicant.personal.birthPlace).toBe('Jimma')
  next('Upload')
  const completed = await screen.findByText('All steps completed')
  await waitFor(() => expect(document.activeElement).toBe(completed.closest('[tabindex]')))
  expect(screen.getAllByText('Your changes are saved.')).not.toHaveLength(0)
  next('Reset')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Personal Detail' }))
  await finishAndWait()
  expect(sent).toHaveLength(2)
  next('Upload')
  // The second response has the version of the first: nothing differed.
  expect(await screen.findAllByText('You have changed nothing.')).not.toHaveLength(0)
})

test('a correction opens the step of the first field that the agency named', async () => {
  const correction = { reason: 'Misspelt', fields: ['address.city', 'family'], askedAt: '2026-11-20T08:00:00.000Z' }
  await open(EditScreen, anInitialRequest({ notified: true, correction }))
  await screen.findByRole('heading', { name: 'Address' })
  next()
  await screen.findByRole('heading', { name: 'Family' })
})

test('an edit after the 18th birthday keeps the answers of the day of submission, on which the documents count the age', async () => {
  const personal = aPersonalDetail({ birthDate: isoDate('2008-11-22'), under18: true, adopted: true })
  const initial = anInitialRequest({ applicant: anApplicant({ personal }) })
  await open(EditScreen, { ...initial, requestDate: isoDate('2026-11-21') })
  expect(await screen.findByLabelText(/^Is Adoption/)).toMatchObject({ checked: true, disabled: false })
})

describe('D40: the names of the first applicant of an urgent application', () => {
  const firstName = () => screen.findByLabelText(/^First name/)
  const member = {
    username: 'sample@example.org',
    firstName: 'ABEBE',
    fatherName: 'KEBEDE',
    grandfatherName: 'TESFAYE',
  }
  const signedIn = { kind: 'member', subject: 'one', member } as const
  const urgent = (changes?: Partial<ApplicationPerson>) => ({ ...anInitialRequest(changes), mode: 'urgent' as const })
  const openWith = (application: Application, session: SessionState = signedIn) =>
    open(EditScreen, application, unreachable, session)

  test.each([
    ['those of the account', signedIn],
    ['those of the account, without a session', signedOut],
  ])('are read-only: %s', async (_, session) => {
    await openWith(urgent(), session)
    expect(await firstName()).toHaveProperty('readOnly', true)
    expect(screen.getByText(/^Your names come from your account/)).toBeTruthy()
  })

  test('can be typed where the stored ones are others, also once they are those of the account', async () => {
    await openWith(urgent(), { ...signedIn, member: { ...member, firstName: 'ABEB' } })
    expect(await firstName()).toHaveProperty('readOnly', false)
    fireEvent.change(await firstName(), { target: { value: 'ABEB' } })
    expect(await firstName()).toHaveProperty('readOnly', false)
    expect(screen.queryByText(/^Your names come from your account/)).toBeNull()
  })

  test('can be typed for a child, and where the agency asked for them', async () => {
    const child = aPersonalDetail({ birthDate: isoDate('2015-01-31'), under18: true })
    const { unmount } = await openWith(urgent({ applicant: anApplicant({ personal: child }) }))
    expect(await firstName()).toHaveProperty('readOnly', false)
    unmount()
    const correction = { reason: 'Misspelt', fields: ['personal.firstName'], askedAt: '2026-11-20T08:00:00.000Z' }
    await openWith(urgent({ notified: true, correction }))
    expect(await firstName()).toHaveProperty('readOnly', false)
    expect(screen.getAllByLabelText(/^Father Name/)[0]).toHaveProperty('readOnly', true)
  })

  test('of a regular application can be typed', async () => {
    await openWith(anInitialRequest())
    expect(await firstName()).toHaveProperty('readOnly', false)
  })
})

test('a family member that is not saved stops the way to a later step, also from a step before the family', async () => {
  const sara = { id: 7, firstName: 'SARA', grandfatherName: 'BEKELE', relationId: 2 }
  const initial = anInitialRequest({ applicant: anApplicant({ family: [sara] }) })
  const sent: RequestChange[] = []
  await open(EditScreen, initial, async (change) => {
    sent.push(change)
    return { ok: true, value: initial }
  })
  await screen.findByLabelText(/Birth Place/)
  const toStep = (name: string) => {
    const steps = screen.getAllByRole('navigation', { hidden: true })[0] as HTMLElement
    fireEvent.click(within(steps).getByRole('button', { name: new RegExp(name), hidden: true }))
  }
  toStep('Family')
  fireEvent.click(await screen.findByRole('button', { name: 'Change SARA BEKELE' }))
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Sarah' } })
  toStep('Personal')
  await screen.findByLabelText(/Birth Place/)
  toStep('Travel plan')
  expect(await screen.findByText('Save or cancel the family member first.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save family member' }))
  next()
  await screen.findByRole('heading', { name: 'Travel plan' })
  next('Finish')
  await screen.findByRole('heading', { name: 'Attachment' })
  expect(sent.flatMap(({ applicants }) => applicants.map(({ applicant }) => applicant.family))).toEqual([
    [{ ...sara, firstName: 'SARAH' }],
  ])
})

test('shows a message at the field and sends nothing', async () => {
  const update = vi.fn(unreachable)
  await open(EditScreen, anInitialRequest(), update)
  fireEvent.change(await screen.findByLabelText(/Phone Number/), { target: { value: '12345' } })
  next()
  await waitFor(() => expect(screen.getAllByText('Please insert the correct phone number format').length).toBe(2))
  expect(update).not.toHaveBeenCalled()
})

test('B §2: the look-up opens only the documents, with a link to the other details', async () => {
  await open(EditFilesScreen, anInitialRequest())
  expect(await screen.findByRole('heading', { name: 'Attachment' })).toBeTruthy()
  expect(screen.queryByLabelText(/Birth Place/)).toBeNull()
  // The specified buttons of the single step: the first two are disabled.
  for (const name of ['Previous', 'Next']) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveProperty('disabled', false)
  fireEvent.click(screen.getByRole('button', { name: 'Change other details' }))
  expect(await screen.findByLabelText(/Birth Place/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Personal Detail' }))
})

test.each([
  ['urgent', 'Bring the originals to your appointment.'],
  ['normal', 'Bring the originals on the delivery date.'],
] as const)('D34: the documents of a %s lost passport say when to bring the originals', async (mode, shown) => {
  await open(EditFilesScreen, { ...anInitialRequest(), type: 'lost', mode })
  expect(await screen.findByText(shown)).toBeTruthy()
})

test('other details open after the documents, although the form was locked for them', async () => {
  const held = new Set<string>()
  const request = async (name: string, _options: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
    if (held.has(name)) return work(null)
    held.add(name)
    return work({})
  }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  await open(EditFilesScreen, anInitialRequest())
  fireEvent.click(await screen.findByRole('button', { name: 'Change other details' }))
  expect(await screen.findByLabelText(/Birth Place/)).toBeTruthy()
  expect(held.size).toBe(1)
  vi.unstubAllGlobals()
})

test('with several applicants one is chosen; a notice shows the correction required', async () => {
  const other = anApplicationPerson({
    personStatus: 'initial',
    notified: true,
    applicant: anApplicant(),
    personId: 22,
    requestPersonId: 99,
  })
  const initial = anInitialRequest()
  await open(EditScreen, { ...initial, persons: [...initial.persons, other] })
  expect(screen.getByText(/The agency has asked for a correction/)).toBeTruthy()
  const [first] = screen.getAllByRole('button', { name: 'ABEBE KEBEDE' })
  if (first) fireEvent.click(first)
  expect(await screen.findByLabelText(/Birth Place/)).toBeTruthy()
  // The pressed button is gone each time.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Personal Detail' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose another applicant' }))
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toMatch(/ABEBE KEBEDE/)
})

test('a correction in a group names its applicant, and the fields and documents that the agency named', async () => {
  const [first] = anInitialRequest().persons
  const name = { en: 'Photo', am: 'Photo', om: 'Photo', ti: 'Photo' }
  const child = anApplicationPerson({
    ...{
      personStatus: 'paymentCompleted',
      applicant: anApplicant({ personal: aPersonalDetail({ firstName: 'SARA' }) }),
    },
    ...{ personId: 22, requestPersonId: lastPersonId + 2_000, requiredAttachments: [{ attachmentTypeId: 3, name }] },
    notified: true,
    correction: {
      reason: 'Not readable',
      // The photo is missing.
      fields: ['personal.birthDate', 'family'],
      askedAt: '2026-11-20T08:00:00.000Z',
    },
  })
  const persons = first ? [{ ...first, personStatus: 'paymentCompleted' as const }, child] : []
  const paid = { ...anInitialRequest(), status: 'paymentCompleted' as const, persons }
  const { unmount } = await open(EditFilesScreen, paid)
  // A field that is not a document is not in the single step of the look-up.
  await screen.findByRole('heading', { name: 'Personal Detail' })
  expect(screen.getByText('SARA KEBEDE')).toBeTruthy()
  expect(screen.getByText('SARA KEBEDE · Reason: Not readable')).toBeTruthy()
  expect(screen.getByText('What to correct: Birth date, Family, Photo')).toBeTruthy()
  unmount()
  const correction = { reason: 'Not readable', fields: ['attachments.3'], askedAt: '2026-11-20T08:00:00.000Z' }
  await open(EditFilesScreen, { ...paid, persons: persons.map((one) => ({ ...one, correction })) })
  await screen.findByRole('heading', { name: 'Attachment' })
  next('Finish')
  // Also in the next step.
  await waitFor(() => expect(screen.getAllByText('SARA KEBEDE · Reason: Not readable')).toHaveLength(2))
})

test('a correction that an applicant has sent is named only while that applicant is edited again', async () => {
  const initial = anInitialRequest()
  const persons = ['ALMAZ', 'BEKELE'].map((firstName, at) =>
    anApplicationPerson({
      requestPersonId: lastPersonId + 3_000 + at,
      applicationNumber: `SAMPLE000${at}`,
      personStatus: 'paymentCompleted',
      applicant: anApplicant({ personal: aPersonalDetail({ firstName }) }),
      notified: true,
      correction: { reason: `Photo of ${firstName}`, fields: [], askedAt: '2026-11-20T08:00:00.000Z' },
    }),
  )
  const events = [{ kind: 'changed', at: '2026-11-20T09:00:00.000Z', applicationNumber: 'SAMPLE0000' }] as const
  await open(EditScreen, { ...initial, status: 'paymentCompleted', persons, events })
  expect(await screen.findByText(/Photo of BEKELE/)).toBeTruthy()
  expect(screen.queryByText(/Photo of ALMAZ/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^ALMAZ/ }))
  expect(await screen.findByText(/Photo of ALMAZ/)).toBeTruthy()
})

test('the look-up opens a requested correction of a paid urgent request (B §2, D19)', async () => {
  await open(EditFilesScreen, {
    ...anInitialRequest({ personStatus: 'paymentCompleted', notified: true }),
    mode: 'urgent',
    status: 'paymentCompleted',
    actions: ['view', 'edit', 'reschedule'],
  })
  expect(await screen.findByRole('heading', { name: 'Attachment' })).toBeTruthy()
  expect(screen.getByText(/The agency has asked for a correction/)).toBeTruthy()
})

test.each([
  ['urgentApproved', 'urgent', true, false],
  ['awaitingPayment', 'urgent', true, true],
  ['underReview', 'urgent', false, false],
  // Only a change of the fee or of the documents ends it.
  ['awaitingPayment', 'normal', false, true],
  ['confirmed', 'normal', false, false],
] as const)(
  'an edit of a request that is %s (%s) warns of another review: %s, and of the end of its order: %s',
  async (status, mode, isReviewed, endsOrder) => {
    await open(EditScreen, { ...anInitialRequest(), status, mode })
    await screen.findByLabelText(/Birth Place/)
    expect(screen.queryByText(/the agency reviews your application again/) !== null).toBe(isReviewed)
    expect(screen.queryByText(/no longer pay the open payment order/) !== null).toBe(endsOrder)
  },
)

/** `change` opens the edit wizard at one part, like a Change link. */
const openParts = async (application: Application, response: Promise<void> = Promise.resolve()) => {
  const sent: RequestChange[] = []
  const { router, address } = await show(
    (search) => (search.part ? <EditScreen application={application} search={search} /> : null),
    {
      requests: {
        update: async (change) => {
          sent.push(change)
          await response
          return { ok: true, value: { ...application, version: application.version + 1 } }
        },
      },
    },
  )
  const change = async (part: EditPart) => {
    const search = { request: 12, view: 'edit', part, person: application.persons[0]?.requestPersonId }
    await router.navigate({ to: '/list', search: search as never })
  }
  return { router, address, change, sent }
}

test.each([
  ['all', 'Old passport'],
  ['personal-detail', 'Passport info'],
] as const)('the name in an edit of %s leads to the box of a correction under “%s”', async (part, section) => {
  const application: Application = { ...anInitialRequest(), type: 'lost' }
  if (part === 'all') await open(EditScreen, application)
  else await (await openParts(application)).change(part)
  expect(await screen.findByText(new RegExp(`tick “Is Data correction” under “${section}”`))).toBeTruthy()
})

test('"Leave it as it is" and Back change nothing: neither the next part nor the same one sends what was typed', async () => {
  const initial = anInitialRequest()
  const { router, change, sent } = await openParts(initial)
  await change('personal-detail')
  fireEvent.change(await screen.findByLabelText(/Birth Place/), { target: { value: 'Left' } })
  router.history.back()
  await waitFor(() => expect(screen.queryByLabelText(/Birth Place/)).toBeNull())
  await change('address')
  await screen.findByRole('heading', { name: 'Address' })
  next('Finish')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.applicants[0]?.applicant.personal.birthPlace).toBe(initial.persons[0]?.applicant?.personal.birthPlace)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Address' })).toBeNull())

  await change('personal-detail')
  expect(await screen.findByLabelText(/Birth Place/)).toHaveProperty('value', 'Left')
  next('Leave it as it is')
  await waitFor(() => expect(screen.queryByLabelText(/Birth Place/)).toBeNull())
  await change('personal-detail')
  expect(await screen.findByLabelText(/Birth Place/)).toHaveProperty(
    'value',
    initial.persons[0]?.applicant?.personal.birthPlace,
  )
})

test('a change of one part whose response arrives after Back does not go back again', async () => {
  const { promise: response, resolve: respond } = later()
  const { router, address, change, sent } = await openParts(anInitialRequest(), response)
  await change('personal-detail')
  fireEvent.change(await screen.findByLabelText(/Birth Place/), { target: { value: 'Jimma' } })
  next('Finish')
  await waitFor(() => expect(sent).toHaveLength(1))
  router.history.back()
  await waitFor(() => expect(screen.queryByLabelText(/Birth Place/)).toBeNull())
  await act(async () => {
    respond()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  expect(address()).toBe('/list')
})

test('the edit of an applicant without a hair colour does not add the default of the form', async () => {
  const { hairColor: _none, ...personal } = aPersonalDetail()
  const { change, sent } = await openParts(anInitialRequest({ applicant: anApplicant({ personal }) }))
  await change('personal-detail')
  expect(await screen.findByLabelText(/^Hair colour/)).toHaveProperty('value', '')
  next('Finish')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.applicants[0]?.applicant.personal).toEqual(personal)
})

test('R10: a Change link to a birth date that crosses 18 asks who filled in the form, and saves the change', async () => {
  const { personal } = anOriginIdApplicant()
  const applicant = anOriginIdApplicant({
    personal: { ...personal, birthDate: isoDate('2016-05-12'), under18: true },
    originId: { originIdNumber: 'SAMPLE1', filledBy: 'parent' },
  })
  const initial = anInitialRequest({ applicant })
  const { change, sent } = await openParts({ ...initial, type: 'renewal', originIdApplicantType: 'byBirth' })
  await change('personal-detail')
  const birthDate = await screen.findByLabelText(/^Birth date/)
  expect(screen.queryByLabelText(/^Application filled by/)).toBeNull()
  fireEvent.change(birthDate, { target: { value: '05/12/1990' } })
  next('Finish')
  const link = await screen.findByRole('link', { name: /^Application filled by/ })
  const filledBy = screen.getByLabelText(/^Application filled by/)
  expect(link.getAttribute('href')).toBe(`#${filledBy.id}`)
  expect(sent).toEqual([])
  fireEvent.change(filledBy, { target: { value: 'applicant' } })
  next('Finish')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.applicants[0]?.applicant).toMatchObject({
    personal: { birthDate: '1990-05-12', under18: false },
    originId: { filledBy: 'applicant' },
  })
})

const Stored = ({ requestId }: { readonly requestId: number }) => {
  const { data } = useApplication(requestId)
  return data ? <EditScreen application={data} /> : null
}

test('after Finish, the documents and the next applicant follow the response: its version, and its list of documents', async () => {
  const first = anInitialRequest()
  const second = anApplicationPerson({
    ...{ personStatus: 'initial', applicant: anApplicant(), personId: 22, requestPersonId: lastPersonId + 1_000 },
  })
  const initial = { ...first, persons: [...first.persons, second] }
  const name = { en: 'Court letter', am: 'Court letter', om: 'Court letter', ti: 'Court letter' }
  const requiredAttachments = [{ attachmentTypeId: 7, name }]
  const sent: RequestChange[] = []
  await show(() => <Stored requestId={initial.requestId} />, {
    requests: {
      get: succeeds(initial),
      update: async (change) => {
        sent.push(change)
        const persons = initial.persons.map((person) => ({ ...person, requiredAttachments }))
        return { ok: true, value: { ...initial, version: initial.version + sent.length, persons } }
      },
    },
  })
  const choose = async (at: number) => {
    await screen.findByRole('heading', { name: /^Whose details/ })
    const button = screen.getAllByRole('button', { name: 'ABEBE KEBEDE' })[at]
    if (button) fireEvent.click(button)
  }
  await choose(0)
  await finishAndWait()
  expect(await screen.findByText('Court letter')).toBeTruthy()
  next('Choose another applicant')
  await choose(1)
  await finishAndWait()
  expect(sent.map(({ version }) => version)).toEqual([initial.version, initial.version + 1])
})

test('after one of two requested corrections its notice is gone, and the next step leads to the other applicant', async () => {
  const asked = { fields: [], askedAt: '2026-11-20T08:00:00.000Z' }
  const persons = ['ALMAZ', 'BEKELE'].map((firstName, at) =>
    anApplicationPerson({
      ...{ requestPersonId: lastPersonId + 4_000 + at, personId: 21 + at, applicationNumber: `SAMPLE000${at}` },
      ...{
        personStatus: 'paymentCompleted',
        notified: true,
        correction: { ...asked, reason: `Photo of ${firstName}` },
      },
      applicant: anApplicant({ personal: aPersonalDetail({ firstName }) }),
    }),
  )
  let stored: Application = { ...anInitialRequest(), status: 'paymentCompleted', persons }
  await show(() => <Stored requestId={stored.requestId} />, {
    requests: {
      get: async () => ({ ok: true, value: stored }),
      update: async () => {
        const changed = { kind: 'changed', at: '2026-11-20T09:00:00.000Z', applicationNumber: 'SAMPLE0000' } as const
        stored = { ...stored, version: stored.version + 1, events: [changed] }
        return { ok: true, value: stored }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^ALMAZ/ }))
  await finishAndWait()
  // The documents are not sent yet.
  expect(screen.getByText(/Photo of ALMAZ/)).toBeTruthy()
  next('Upload')
  await screen.findByText('All steps completed')
  await waitFor(() => expect(screen.queryByText(/Photo of ALMAZ/)).toBeNull())
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  next('Edit')
  expect(screen.getByRole('heading', { name: /^Whose details/ })).toBeTruthy()
  expect(document.activeElement?.textContent).toMatch(/BEKELE/)
  fireEvent.click(screen.getByRole('button', { name: /^ALMAZ/ }))
  expect(await screen.findByText(/Photo of ALMAZ/)).toBeTruthy()
})

/** Opens the documents of an applicant who has both. Returns how to open them again. */
const openDocuments = async (change: PortalApi['attachments']['change'], storedNow = 100) => {
  const documents = documentNames.map((en, at) => ({ attachmentTypeId: at + 1, name: { en, am: en, om: en, ti: en } }))
  const initial = anInitialRequest()
  const withDocuments = (from: number) => {
    const attachments = documents.map((one) => ({ ...one, attachmentId: from + one.attachmentTypeId, url: '' }))
    return { ...initial, persons: initial.persons.map((person) => ({ ...person, attachments })) }
  }
  const openPage = () =>
    show(() => <EditFilesScreen application={withDocuments(100)} />, {
      attachments: { required: succeeds(documents), change },
      requests: { get: succeeds(withDocuments(storedNow)) },
    })
  let page = await openPage()
  return async () => {
    page.unmount()
    page = await openPage()
  }
}
const documentNames = ['Birth certificate', 'Kebele ID']
const replace = async (document: string, name: string) => {
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0)], name, { type: 'image/jpeg' })
  fireEvent.change(await screen.findByLabelText(`${document} Choose another file`), { target: { files: [file] } })
  await screen.findByText(name)
}

test('after a lost response the retry repeats the key of that document, although another one is stored', async () => {
  const seen: unknown[] = []
  await openDocuments(async (_person, [one], { key }) => {
    seen.push([one?.attachmentId, key])
    return seen.length === 2 ? unreachable() : { ok: true, value: [] }
  })
  for (const name of documentNames) await replace(name, `${name}.jpg`)
  next('Finish')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('All steps completed')
  expect(seen).toHaveLength(3)
  expect(seen[2]).toEqual(seen[1])
  expect(seen[1]).not.toEqual(seen[0])
})

test('a file whose response was lost can be replaced at once, although the service has it under a new id', async () => {
  const seen: (readonly [id: number | undefined, name: string | undefined])[] = []
  const keys = new Set<string>()
  const replaced = { kind: 'fields', issues: [{ field: 'attachments', code: 'invalid' }], message: '' } as const
  await openDocuments(async (_person, [one], { key }) => {
    seen.push([one?.attachmentId, one?.file.name])
    keys.add(key)
    if (seen.length === 1) return unreachable()
    return one?.attachmentId === 201 ? { ok: true, value: [] } : { ok: false, error: replaced }
  }, 200)
  await replace('Birth certificate', 'wrong.jpg')
  next('Finish')
  await screen.findByRole('button', { name: 'Try again' })
  await replace('Birth certificate', 'right.jpg')
  next('Finish')
  await screen.findByText('All steps completed')
  expect(seen).toEqual([
    [101, 'wrong.jpg'],
    [101, 'right.jpg'],
    [201, 'right.jpg'],
  ])
  expect(keys.size).toBe(3)
})

test('a document replaced while the others are sent is sent by the next press, before the form ends', async () => {
  const names: string[] = []
  let respond = () => {}
  await openDocuments(async (_person, [one]) => {
    names.push(one?.file.name ?? '')
    if (names.length === 2) await new Promise<void>((resolve) => (respond = resolve))
    return { ok: true, value: [] }
  })
  await replace('Birth certificate', 'wrong.jpg')
  await replace('Kebele ID', 'kebele.jpg')
  next('Finish')
  await waitFor(() => expect(names).toHaveLength(2))
  await replace('Birth certificate', 'right.jpg')
  respond()
  await screen.findByRole('button', { name: /Remove file$/ })
  next('Finish')
  await screen.findByText('All steps completed')
  expect(names).toEqual(['wrong.jpg', 'kebele.jpg', 'right.jpg'])
})

test('a document is replaced again after Finish, with and without a file the first time', async () => {
  const names: string[] = []
  const openAgain = await openDocuments(async (_person, [one]) => {
    names.push(one?.file.name ?? '')
    return { ok: true, value: [] }
  })
  const finish = async () => {
    next('Finish')
    await screen.findByRole('button', { name: 'Reset' })
  }
  await screen.findByText('Birth certificate')
  await finish()
  expect(screen.getAllByText('You have changed nothing.')).not.toHaveLength(0)
  for (const name of ['wrong.jpg', 'right.jpg']) {
    await openAgain()
    await replace('Birth certificate', name)
    await finish()
    expect(names.at(-1)).toBe(name)
    expect(screen.getAllByText('Your changes are saved.')).not.toHaveLength(0)
  }
  await openAgain()
  await screen.findByText('right.jpg')
  await finish()
  expect(names).toEqual(['wrong.jpg', 'right.jpg'])
})

test('after Finish the page says that the code of an ended payment order must not be paid', async () => {
  await open(EditFilesScreen, { ...anInitialRequest(), status: 'confirmed', lastPayment: aPayment('expired') })
  fireEvent.click(await screen.findByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('All steps completed')).toBeTruthy()
  expect(screen.getByText(/Do not pay with the old code/)).toBeTruthy()
})

/** A service with one request, whose page can be closed, opened again, and changed from elsewhere. */
const anEditedRequest = async () => {
  let stored = anInitialRequest()
  const sent: (readonly [
    key: string,
    version: number | undefined,
    birthPlace: string | undefined,
    firstName: string | undefined,
  ])[] = []
  let loses = 0
  const accepted = new Set<string>()
  const put = (changes: Partial<PersonalDetail>) => {
    const persons = stored.persons.map((person) => {
      const { applicant = anApplicant() } = person
      return { ...person, applicant: { ...applicant, personal: { ...applicant.personal, ...changes } } }
    })
    stored = { ...stored, version: stored.version + 1, persons }
  }
  const update: PortalApi['requests']['update'] = async ({ version, applicants: [change] }, key) => {
    const personal = change?.applicant.personal
    sent.push([key, version, personal?.birthPlace, personal?.firstName])
    const repeated = accepted.has(key)
    if (!repeated && version !== stored.version) return refused('versionConflict')
    if (!repeated) {
      put(personal ?? {})
      accepted.add(key)
      loses -= 1
      if (loses >= 0) return unreachable()
    }
    // As the service does: a repeated request gets the application as it is now.
    return { ok: true, value: stored }
  }
  const get = async () => ({ ok: true, value: stored }) as const
  const openPage = () => show(() => <Stored requestId={12} />, { requests: { update, get } })
  let page = await openPage()
  const type = async (value: string) =>
    fireEvent.change(await screen.findByLabelText(/Birth Place/), { target: { value } })
  return {
    sent,
    put,
    type,
    loseResponse: () => {
      loses = 1
    },
    reopen: async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
      page.unmount()
      page = await openPage()
    },
    /** Goes back from the travel plan to the first step, and types there. */
    typeFromTheStart: async (value: string) => {
      for (const title of ['Family', 'Address', 'Personal Detail']) {
        next('Previous')
        await screen.findByRole('heading', { name: title })
      }
      await type(value)
    },
    refetch: () => act(() => page.queries.invalidateQueries()),
    stored: () => stored.persons[0]?.applicant?.personal,
  }
}

test('typed changes are offered again although the request has a newer version, and are sent with it', async () => {
  const page = await anEditedRequest()
  await page.type('Jimma')
  // Another applicant was changed, for instance.
  page.put({})
  await page.reopen()
  expect(await screen.findByLabelText(/Birth Place/)).toHaveProperty('value', 'Jimma')
  await finishAndWait()
  expect(page.sent.map(([, version]) => version)).toEqual([anApplication().version + 1])
  expect(page.stored()?.birthPlace).toBe('Jimma')
  expect(screen.queryByText(/changed on another page or device/)).toBeNull()
})

test('a form without unsent input opens with the stored data', async () => {
  const page = await anEditedRequest()
  await page.type('Jimma')
  await finishAndWait()
  page.put({ birthPlace: 'Harar' })
  await page.reopen()
  expect(await screen.findByLabelText(/Birth Place/)).toHaveProperty('value', 'Harar')
})

/** The first Finish gets no response, although the service has stored the change. */
const afterLostResponse = async () => {
  const page = await anEditedRequest()
  await page.type('Jima')
  page.loseResponse()
  await finish()
  // One is that of the passport pages.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  return page
}

test('after a lost response another letter is sent too, and the own change is no conflict', async () => {
  const page = await afterLostResponse()
  await page.typeFromTheStart('Jimma')
  await finishAndWait()
  const { version } = anApplication()
  expect(page.sent.map(([, sentVersion, birthPlace]) => [sentVersion, birthPlace])).toEqual([
    [version, 'Jima'],
    [version, 'Jima'],
    [version + 1, 'Jimma'],
  ])
  expect(page.sent[1]?.[0]).toBe(page.sent[0]?.[0])
  expect(page.stored()?.birthPlace).toBe('Jimma')
})

test('after a lost response a change of another field from elsewhere stays', async () => {
  const page = await afterLostResponse()
  page.put({ firstName: 'ALMAZ' })
  await page.typeFromTheStart('Jimma')
  await finishAndWait()
  expect(page.stored()).toMatchObject({ firstName: 'ALMAZ', birthPlace: 'Jimma' })
})

test('a version that is newer for another reason is no conflict, also when the form does not know of it', async () => {
  const page = await anEditedRequest()
  await page.type('Jimma')
  page.put({})
  await finishAndWait()
  expect(page.stored()?.birthPlace).toBe('Jimma')
  expect(page.sent.map(([, version]) => version)).toEqual([anApplication().version, anApplication().version + 1])
})

test('a change of another field from elsewhere is taken over, and the form shows it', async () => {
  const page = await anEditedRequest()
  await page.type('Jimma')
  page.put({ firstName: 'ALMAZ' })
  await finish()
  await screen.findByText(/This application was changed on another page or device/)
  next('Finish')
  await screen.findByRole('heading', { name: 'Attachment' })
  expect(page.stored()).toMatchObject({ firstName: 'ALMAZ', birthPlace: 'Jimma' })
})

test.each([
  ['Keep my entries', 'Jimma'],
  ['Use the stored details', 'Harar'],
])('a change of the same field from elsewhere is never overwritten silently: %s', async (choice, birthPlace) => {
  const page = await anEditedRequest()
  await page.type('Jimma')
  fireEvent.change(screen.getByLabelText(/Height/), { target: { value: '171' } })
  page.put({ birthPlace: 'Harar' })
  await page.refetch()
  const notice = await screen.findByText(/These details were changed there too: Birth Place/)
  expect(notice).toBeTruthy()
  await finish()
  await screen.findByText(/Check it and make your change again/)
  expect(page.stored()?.birthPlace).toBe('Harar')
  next(choice)
  expect(screen.queryByText(/These details were changed there too/)).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Travel plan'))
  next('Finish')
  await screen.findByRole('heading', { name: 'Attachment' })
  expect(page.stored()).toMatchObject({ birthPlace, height: 171 })
})
