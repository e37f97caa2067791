// @vitest-environment happy-dom
import {
  type Application,
  allowedActions,
  isoDate,
  type Language,
  type RequestStatus,
  type RequestType,
} from '@invea/domain'
import { type ApplicationPerson, missingStep } from '@invea/domain/application'
import type { RequestMode } from '@invea/domain/services'
import {
  anApplicant,
  anApplication,
  anApplicationPerson,
  aPersonalDetail,
  sampleNow,
  sampleToday,
} from '@invea/domain/testing'
import { amharicForfeit, amharicNotice } from '@invea/locales'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { succeeds, unreachable } from '../testing/responses.ts'
import { aPayment } from '../testing/sample-order.ts'
import { someScreens } from '../testing/some-screens.ts'
import { MyApplicationsScreen } from './MyApplicationsScreen.tsx'

/** Dates contain no-break spaces. */
const textOf = ({ textContent }: Element) => (textContent ?? '').replaceAll('\u{a0}', ' ')

/** Monday, 1:47 PM in Addis Ababa. */
const heldMoment = '2026-11-23T10:47:00.000Z'
const moment = 'Nov 23, 2026 G.C. (Hidar 14, 2019 E.C.), 1:47 PM (7:47 Ethiopian time)'
const held = `Finish and pay by ${moment}`
const heldUrgent = `You pay after the approval. Finish and confirm by ${moment}`

interface Case {
  readonly status: RequestStatus
  readonly mode?: RequestMode
  readonly type?: RequestType
  readonly lacksDocuments?: boolean
  /** The text under 'What to do next'. */
  readonly next: RegExp
  /** Its link, and the view that the link opens. */
  readonly link?: readonly [words: string, address: string]
  readonly deadline?: string
  /** Texts that must not appear. */
  readonly never?: readonly RegExp[]
  readonly changes?: Partial<Application>
}

const inAll = (text: string) => ({ en: text, am: text, om: text, ti: text })
const apply = ['Start a new application', '/request-appointment'] as const
const applyUrgently = ['Start a new application', '/urgent-appointment'] as const
const slip = ['Show the slip', '/confirmation?request=12'] as const
const view = (name: string) => `/list?request=12&view=${name}`

const cases: readonly Case[] = [
  {
    status: 'initial',
    lacksDocuments: true,
    next: /Some documents are still missing/,
    link: ['Continue: add the documents', view('continue')],
    deadline: held,
  },
  {
    status: 'initial',
    type: 'correction',
    lacksDocuments: true,
    next: /Some documents are still missing/,
    link: ['Continue: add the documents', view('continue')],
    deadline: held,
    never: [/appointment/i],
  },
  {
    status: 'confirmed',
    type: 'renewal',
    next: /Pay the fee/,
    link: ['Continue: pay', view('continue')],
    deadline: held,
    never: [/appointment/i],
    changes: { isDayClosed: true },
  },
  {
    status: 'paymentCompleted',
    type: 'lost',
    next: /The office noted that you did not come/,
    never: [/appointment/i],
    changes: { events: [{ kind: 'didNotCome', at: sampleNow }] },
  },
  {
    status: 'awaitingPayment',
    next: /Pay the fee/,
    link: ['Continue: pay', view('continue')],
    deadline: 'Pay before Nov 21, 2026 G.C. (Hidar 12, 2019 E.C.), 2:00 PM (8:00 Ethiopian time)',
    changes: { orderExpiresAt: '2026-11-21T11:00:00.000Z' },
  },
  {
    status: 'paymentCompleted',
    next: /Your document is ready. Collect it at Sample office with your slip/,
    link: slip,
    changes: { events: [{ kind: 'ready', at: sampleNow }] },
  },
  {
    status: 'paymentCompleted',
    next: /Your document is ready. Collect it at Ethio Post with your slip/,
    link: slip,
    changes: { events: [{ kind: 'ready', at: sampleNow }], deliverySiteName: inAll('Ethio Post') },
  },
  {
    status: 'rejected',
    mode: 'urgent',
    next: /did not accept this application/,
    link: applyUrgently,
    never: [/look up and change/, /Delivery date/, /Correction needed/],
    changes: { rejectionReason: 'The letter is not signed.' },
  },
]

const stored = ({
  status,
  mode = 'normal',
  type = 'new',
  lacksDocuments = false,
  changes,
}: Omit<Case, 'next'>): Application => {
  const hasEnded = status === 'cancelled' || status === 'rejected' || status === 'expired'
  const personStatus = status === 'paymentCompleted' ? 'paymentCompleted' : hasEnded ? 'cancelled' : 'initial'
  const persons = [anApplicationPerson({ personStatus, notified: hasEnded, applicant: anApplicant(), personId: 21 })]
  const appointmentDate = hasEnded ? undefined : isoDate('2026-12-01')
  const heldUntil = status === 'paymentCompleted' || hasEnded ? undefined : heldMoment
  const clock = { now: sampleNow, today: sampleToday }
  return anApplication({
    requestId: 12,
    status,
    mode,
    type,
    urgentDays: mode === 'urgent' ? 2 : undefined,
    persons,
    appointmentDate,
    deliveryDate: isoDate('2026-12-22'),
    heldUntil,
    missing: missingStep({ status, mode, hasAllApplicants: true, hasAllDocuments: !lacksDocuments }),
    actions: allowedActions({ status, mode, appointmentDate, heldUntil, persons }, clock),
    ...changes,
  })
}
const paid = (changes?: Partial<Application>) => stored({ status: 'paymentCompleted', ...(changes && { changes }) })

const open = (application: Application, address = view('view'), language: Language = 'en') =>
  renderScreen((search) => <MyApplicationsScreen {...search} />, {
    screens: someScreens,
    address,
    language,
    api: {
      master: { all: unreachable },
      requests: {
        mine: succeeds([application]),
        get: succeeds(application),
        barcode: succeeds({ image: 'aGVsbG8=', data: 'SIGNED' }),
      },
    },
  })

const name = ({ status, mode = 'normal', type = 'new', next }: Case) => `${mode} ${type} ${status}: ${next.source}`

test.each(cases.map((one) => [name(one), one] as const))('the application page of %s', async (_, one) => {
  const { container } = await open(stored(one))
  await screen.findByRole('heading', { name: 'What to do next' })
  expect(screen.getByText(one.next)).toBeTruthy()
  if (one.link) {
    const [words, address] = one.link
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(address)
  } else expect(screen.queryByRole('link', { name: /Continue|Show the slip|Start a new/ })).toBeNull()
  if (one.deadline) expect(textOf(container)).toContain(one.deadline)
  const { rejectionReason } = one.changes ?? {}
  if (rejectionReason) expect(screen.getByText(`Reason: ${rejectionReason}`)).toBeTruthy()
  for (const sentence of one.never ?? []) expect(textOf(container)).not.toMatch(sentence)
})

test.each(cases.map((one) => [name(one), one] as const))('the card of %s', async (_, one) => {
  const { container } = await open(stored(one), '/list')
  expect(await screen.findByText(one.next)).toBeTruthy()
  if (one.link) expect(screen.getByRole('link', { name: one.link[0] }).getAttribute('href')).toBe(one.link[1])
  for (const sentence of one.never ?? []) expect(textOf(container)).not.toMatch(sentence)
})

test.each([
  ['passport', {}, 1],
  ['Origin ID', { originIdApplicantType: 'byBirth' }, 0],
] as const)('B §9: how long a finished document waits is shown of a passport only: %s', async (_, changes, times) => {
  const events = [{ kind: 'ready', at: sampleNow }] as const
  await open(paid({ events, ...changes }))
  await screen.findByRole('heading', { name: 'What to do next' })
  expect(screen.queryAllByText('We cancel a passport that is not collected within 180 days.')).toHaveLength(times)
})

type Expected = readonly [next: RegExp, link?: Case['link'], timed?: true]

/** Next step, link and deadline of each status. `hasVisit`: the type has an appointment. */
const expected: Readonly<
  Record<RequestStatus, (of: { readonly urgent: boolean; readonly hasVisit: boolean }) => Expected>
> = {
  initial: () => [/Check your details and confirm them/, ['Continue: check and confirm', view('continue')], true],
  confirmed: () => [/Pay the fee/, ['Continue: pay', view('continue')], true],
  underReview: () => [/The agency is looking at your urgent application/],
  urgentApproved: () => [/Pay the fee/, ['Pay', view('pay')], true],
  awaitingPayment: ({ urgent }) => [
    /Pay the fee/,
    urgent ? ['Pay', view('pay')] : ['Continue: pay', view('continue')],
    true,
  ],
  paymentCompleted: ({ hasVisit }) => [
    hasVisit ? /Come to your appointment with your slip/ : /Come on the delivery date with your slip/,
    slip,
  ],
  rejected: ({ urgent }) => [/did not accept this application/, urgent ? applyUrgently : apply],
  cancelled: ({ urgent }) => [/This application is cancelled/, urgent ? applyUrgently : apply],
  expired: ({ urgent }) => [/This application has expired/, urgent ? applyUrgently : apply],
  unknown: () => [/call 8133/],
}

const ofEnded = /Correction needed|Delivery date|payment instructions follow|This application ends/
const never: Readonly<Partial<Record<RequestStatus, RegExp>>> = {
  initial: /need not do anything/,
  underReview: /This application ends/,
  paymentCompleted: /This application ends/,
  rejected: ofEnded,
  cancelled: ofEnded,
  expired: ofEnded,
  unknown: /Delivery date/,
}

/** D27: a normal request is confirmed, then paid; an urgent one is reviewed and approved before the payment. */
const modesOf: Readonly<Partial<Record<RequestStatus, readonly RequestMode[]>>> = {
  confirmed: ['normal'],
  underReview: ['urgent'],
  urgentApproved: ['urgent'],
}
const types = ['new', 'renewal', 'lost', 'correction'] as const
const matrix = (Object.keys(expected) as RequestStatus[]).flatMap((status) =>
  (modesOf[status] ?? (['normal', 'urgent'] as const)).flatMap((mode) => types.map((type) => ({ status, mode, type }))),
)

test.each(matrix)(
  'every status, mode and type shows one next step and its time, on the page and on the card: $status $mode $type',
  async ({ status, mode, type }) => {
    const urgent = mode === 'urgent'
    const hasVisit = urgent || type === 'new'
    const [next, link, timed] = expected[status]({ urgent, hasVisit })
    // The service sends no deadline during the agency's review.
    const changes = status === 'underReview' ? { heldUntil: undefined } : {}
    const application = stored({ status, mode, type, changes })
    const links = () => {
      const found = screen.queryAllByRole('link', {
        name: /^(Continue: .*|Pay|Show the slip|Start a new application)( : .*)?$/,
      })
      return found.map((one) => [one.textContent, one.getAttribute('href')])
    }
    const { container, unmount } = await open(application)
    expect(await screen.findAllByRole('heading', { name: 'What to do next' })).toHaveLength(1)
    expect(screen.getByText(next)).toBeTruthy()
    expect(links()).toEqual(link ? [link] : [])
    const text = textOf(container)
    expect(text.includes(urgent && status === 'initial' ? heldUrgent : held)).toBe(timed ?? false)
    if (!hasVisit) {
      if (status === 'paymentCompleted') expect(text).toContain('There is no separate appointment for this service')
      expect(text.replace('There is no separate appointment', '')).not.toMatch(/appointment/i)
      expect(text).not.toMatch(/no earlier than 30 minutes/)
    }
    expect(text).not.toMatch(never[status] ?? /^$/)
    unmount()
    const card = await open(application, '/list')
    expect(await screen.findByText(next)).toBeTruthy()
    expect(links()).toEqual(link ? [link] : [])
    expect(textOf(card.container)).not.toMatch(never[status] ?? /^$/)
  },
)

test('a paid applicant whose office is closed on that day reads it, and chooses another day', async () => {
  const actions = ['view', 'reschedule', 'cancel'] as const
  await open(paid({ isDayClosed: true, actions }))
  expect(await screen.findByText(/The office is closed on this day. Choose another day./)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Reschedule' }).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/Reschedule: possible until|Come to your appointment with your slip/)
})

/** One applicant of a group. */
const member = (firstName: string, at: number, changes: Partial<ApplicationPerson> = {}) =>
  anApplicationPerson({
    requestPersonId: at + 1,
    applicationNumber: `SAMPLE000${at}`,
    applicant: anApplicant({ personal: aPersonalDetail({ firstName, fatherName: 'KEBEDE' }) }),
    ...changes,
  })

test('a group reads who is how far, keeps its slip, and sees who did not come', async () => {
  const persons = ['ALMAZ', 'BEKELE', 'CHALA'].map((name, at) => member(name, at, { personStatus: 'paymentCompleted' }))
  const recorded = [
    ['collected', 0],
    ['ready', 1],
    ['didNotCome', 2],
  ] as const
  const events = recorded.map(([kind, at]) => ({ kind, at: sampleNow, applicationNumber: `SAMPLE000${at}` }))
  const { container } = await open(paid({ persons, events, actions: ['view'] }))
  expect(await screen.findByRole('link', { name: 'Show the slip' })).toBeTruthy()
  for (const words of [
    'BEKELE KEBEDE · Your document is ready. Collect it at Sample office with',
    'CHALA KEBEDE · The office noted that you did not come',
    'ALMAZ KEBEDE · Your document has been collected.',
    'CHALA KEBEDE · Did not attend',
    'Cancel appointment: no longer possible, because the office has recorded a visit',
  ])
    expect(textOf(container)).toContain(words)
})

test('an applicant who did not come gets no slip and no barcode', async () => {
  const events = [{ kind: 'didNotCome', at: sampleNow }] as const
  await open(paid({ events, actions: ['view'] }))
  expect(await screen.findByText(/The office noted that you did not come/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Show the slip' })).toBeNull()
  expect(screen.queryByText('SIGNED')).toBeNull()
})

test('a collected document leaves no slip, no barcode and no action that could become possible', async () => {
  const events = [{ kind: 'collected', at: sampleNow }] as const
  await open(paid({ events, actions: ['view'] }))
  expect(await screen.findByText(/Your document has been collected/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Show the slip' })).toBeNull()
  for (const words of ['SIGNED', /when the agency asks you for a correction/, /no earlier than 30 minutes/])
    expect(screen.queryByText(words)).toBeNull()
})

test('a day that has passed is not announced any more', async () => {
  const { container } = await open(paid({ today: isoDate('2026-12-02') }))
  expect(await screen.findByText(/This day has passed. Keep your slip./)).toBeTruthy()
  expect(textOf(container)).not.toContain('Come to your appointment')
  expect(screen.getByRole('link', { name: 'Show the slip' })).toBeTruthy()
})

test('a reopened day names no end that has passed, and after it the date can still be changed', async () => {
  const actions = ['view', 'reschedule', 'cancel'] as const
  const one = paid({ actions })
  const { unmount } = await open({ ...one, today: isoDate('2026-11-30') })
  expect(await screen.findByRole('link', { name: 'Reschedule' })).toBeTruthy()
  expect(screen.queryByText(/^Reschedule: possible until/)).toBeNull()
  unmount()
  await open({ ...one, today: isoDate('2026-12-02') })
  expect(await screen.findByText(/This day has passed/)).toBeTruthy()
  const region = screen.getByRole('region', { name: 'What to do next' })
  const links = within(region).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Reschedule', 'Show the slip'])
})

test('before the payment it is named until when the date can be changed after it', async () => {
  const one = stored({ status: 'confirmed' })
  const { unmount } = await open(one)
  expect(
    await screen.findByText('Reschedule: possible after you have paid, until Nov 29, 2026 G.C. (Hidar 20, 2019 E.C.)'),
  ).toBeTruthy()
  unmount()
  await open({ ...one, today: isoDate('2026-11-30') })
  expect(await screen.findByText(/^Reschedule: was possible until Nov 29/)).toBeTruthy()
})

test('an unpaid applicant reads that the office is closed on the day', async () => {
  await open(stored({ status: 'confirmed', changes: { isDayClosed: true } }))
  expect(await screen.findByText(/Once you have paid, choose another day here/)).toBeTruthy()
})

test.each(['cancelled', 'rejected'] as const)(
  'the detail and the card of a paid application that is %s say that the fee is kept and the slip is void',
  async (status) => {
    const one = stored({ status, changes: { lastPayment: aPayment('paid'), orderCode: 'SAMPLE-77' } })
    const { unmount } = await open(one)
    expect(await screen.findByText('The fee is not refunded. The slip is no longer valid.')).toBeTruthy()
    unmount()
    await open(one, '/list')
    expect(await screen.findByText('The fee is not refunded. The slip is no longer valid.')).toBeTruthy()
  },
)

test('34: the detail of a paid application has the Amharic notice with the reader’s words, and its print the agency', async () => {
  const { container } = await open(paid())
  const notice = await screen.findByText(amharicForfeit)
  expect(notice.getAttribute('lang')).toBe('am')
  expect(screen.getByText(/^Fees are forfeited/)).toBeTruthy()
  expect(container.textContent).not.toMatch(/payment instructions follow|የክፍያ መመሪያ/)
  const agency = screen.getByText('Immigration, Nationality and Vital Events Agency of Ethiopia')
  expect(agency.querySelector('svg')).toBeTruthy()
  expect(container.contains(agency)).toBe(true)
})

test('the notice of an unpaid application announces the payment; to an Amharic reader each sentence is shown once', async () => {
  const { unmount } = await open(stored({ status: 'confirmed' }))
  expect((await screen.findByText(amharicNotice)).getAttribute('lang')).toBe('am')
  expect(screen.getByText('Delivery details and payment instructions follow.')).toBeTruthy()
  unmount()
  await open(paid(), view('view'), 'am')
  expect(await screen.findAllByText(amharicForfeit)).toHaveLength(1)
})

test('the ticket names weekday, both calendars, both clocks, the office with its address, and the applicant', async () => {
  await open(paid({ officeAddress: inAll('Sample street 1'), officePhone: '011' }))
  const ticket = await screen.findByRole('region', { name: 'Appointment' })
  for (const text of [
    'Tuesday, December 1, 2026 G.C.',
    'Tuesday, Hidar 22, 2019 E.C.',
    '8:30 AM – 9:00 AM (2:30 – 3:00 Ethiopian time)',
    'Sample office',
    'Sample street 1',
    'ABEBE KEBEDE TESFAYE',
  ])
    expect(textOf(ticket)).toContain(text)
  expect(await screen.findByRole('img', { name: /Barcode of application/ })).toBeTruthy()
})

test('the ticket of an urgent appointment says when to come', async () => {
  const application = stored({ status: 'paymentCompleted', mode: 'urgent' })
  await open({ ...application, appointmentSlot: undefined })
  // On the card and in the terms of the slip (D29).
  expect(await screen.findAllByText('No set time: come in the morning.')).toHaveLength(2)
})

test('a closed action shows why, and an open one shows until when', async () => {
  const lines = () => screen.getAllByText(/^(Edit|Reschedule|Cancel appointment): /).map(textOf)
  const actions = ['view', 'reschedule', 'cancel'] as const
  const { unmount } = await open(paid({ actions }))
  await screen.findByText(/^Edit:/)
  expect(lines()).toEqual([
    'Reschedule: possible until Nov 29, 2026 G.C. (Hidar 20, 2019 E.C.)',
    'Cancel appointment: possible until Dec 01, 2026 G.C. (Hidar 22, 2019 E.C.)',
    'Edit: possible when the agency asks you for a correction',
  ])
  unmount()
  await open(stored({ status: 'confirmed' }))
  expect(textOf(await screen.findByText(/^Edit:/))).toBe('Edit: possible until you have paid')
})

test('the timeline marks what is done, what comes next and what is still to come', async () => {
  await open(stored({ status: 'confirmed' }))
  const steps = await screen.findByRole('list', { name: 'Your application step by step' })
  expect([...steps.querySelectorAll('li')].map(textOf)).toEqual([
    'Application sent: done',
    'Documents: done',
    'Confirmation of details: done',
    'Payment: next',
    'Appointment at the office: still to comeDec 01, 2026 G.C. (Hidar 22, 2019 E.C.)',
    'Ready for collection: still to comeDec 22, 2026 G.C. (Tahsas 13, 2019 E.C.)',
    'Collected: still to come',
  ])
})

test('every block of an editable application has a Change link that opens its part alone', async () => {
  await open(stored({ status: 'confirmed' }))
  const hrefs = (await screen.findAllByRole('link', { name: /^Change\b/ })).map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    ['personal-detail', 'address', 'family', 'travel-plan', 'attachments'].map(
      (part) => `/list?request=12&view=edit&part=${part}&person=11`,
    ),
  )
})

test('a paid application without a correction request has no Change link', async () => {
  await open(paid())
  await screen.findByRole('heading', { name: 'Application detail' })
  expect(screen.queryByRole('link', { name: /^Change\b/ })).toBeNull()
})

const darkPhoto = { reason: 'The photo is too dark.', fields: [], askedAt: '2026-11-20T08:00:00.000Z' }
/** The applicants, of each of whom the agency asks a correction. */
const asked = ({ persons }: Application, correction?: typeof darkPhoto) =>
  persons.map((person) => ({ ...person, notified: true, correction }))

test('a requested correction comes first and names its reason', async () => {
  const correction = { ...darkPhoto, askedAt: sampleNow }
  await open(paid({ persons: asked(paid(), correction), actions: ['view', 'edit', 'cancel'] }))
  expect(await screen.findByText('The agency has asked you to correct your application.')).toBeTruthy()
  expect(screen.getByText('Reason: The photo is too dark.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(1)
  // The applicant comes on the day all the same.
  expect(screen.getByRole('link', { name: 'Show the slip' }).getAttribute('href')).toBe(slip[1])
})

test('beside a requested correction a group reads who is how far, and only the reason that waits', async () => {
  const persons = ['ALMAZ', 'BEKELE', 'CHALA'].map((name, at) =>
    member(name, at, {
      personStatus: 'paymentCompleted',
      ...(at > 0 && { notified: true, correction: { ...darkPhoto, reason: `The photo of ${name} is dark.` } }),
    }),
  )
  const events = [
    { kind: 'arrived', at: sampleNow, applicationNumber: 'SAMPLE0000' },
    { kind: 'changed', at: sampleNow, applicationNumber: 'SAMPLE0001' },
  ] as const
  const { container } = await open(paid({ persons, events, actions: ['view', 'edit'] }))
  expect(await screen.findByText('The agency has asked you to correct your application.')).toBeTruthy()
  expect(textOf(container)).toContain('ALMAZ KEBEDE · The office has your documents.')
  expect(textOf(container)).toContain('BEKELE KEBEDE, CHALA KEBEDE · Come to your appointment with your slip')
  expect(screen.getByText(/The photo of CHALA is dark/)).toBeTruthy()
  expect(screen.queryByText(/The photo of BEKELE is dark/)).toBeNull()
})

test.each([
  ['confirmed', 'normal', 'Continue: pay', 'continue', held],
  ['awaitingPayment', 'normal', 'Continue: pay', 'continue', held],
  ['initial', 'normal', 'Continue: check and confirm', 'continue', held],
  ['urgentApproved', 'urgent', 'Pay', 'pay', held],
] as const)(
  'a correction requested of an application that is %s and %s leaves the way to the payment, with its deadline',
  async (status, mode, words, action, deadline) => {
    const base = stored({ status, mode })
    for (const address of ['/list', view('view')]) {
      const { container, unmount } = await open({ ...base, persons: asked(base) }, address)
      expect(await screen.findByText('The agency has asked you to correct your application.')).toBeTruthy()
      expect(screen.getAllByRole('link', { name: /^Edit/ })).toHaveLength(1)
      const links = screen.getAllByRole('link', { name: new RegExp(`^${words}( : SAMPLE0001)?$`) })
      expect(links.map((link) => link.getAttribute('href'))).toEqual([view(action)])
      expect(textOf(container)).toContain(deadline)
      unmount()
    }
  },
)

test('after a sent correction the applicant reads that it is checked, and still comes on the day', async () => {
  const persons = asked(paid(), darkPhoto)
  const events = persons.map(
    ({ applicationNumber }) => ({ kind: 'changed', at: sampleNow, applicationNumber }) as const,
  )
  await open(paid({ persons, events, actions: ['view', 'edit', 'cancel'] }))
  expect(await screen.findByText(/^We have received your correction/)).toBeTruthy()
  expect(screen.getByText(/Come to your appointment with your slip/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show the slip' })).toBeTruthy()
})

test.each(['paymentCompleted', 'underReview'] as const)(
  'a sent correction of a group that is %s names who sent it',
  async (status) => {
    const corrected = { notified: true, correction: { ...darkPhoto, reason: '' } }
    const persons = [member('ALMAZ', 0), member('BEKELE', 1, corrected)]
    const events = [{ kind: 'changed', at: sampleNow, applicationNumber: 'SAMPLE0001' }] as const
    await open(stored({ status, mode: 'urgent', changes: { persons, events, actions: ['view', 'edit'] } }))
    expect(
      await screen.findByText('BEKELE KEBEDE · We have received your correction and are checking it.'),
    ).toBeTruthy()
  },
)

test.each([
  ['new', 'confirmed', 'appointment', 'Your appointment goes to someone else. This cannot be undone.'],
  ['new', 'paymentCompleted', 'appointment', /^Your appointment goes to someone else and you do not get your fee back/],
  ['renewal', 'confirmed', 'application', 'Your application ends. This cannot be undone.'],
  ['renewal', 'paymentCompleted', 'application', /^Your application ends and you do not get your fee back/],
] as const)('the cancel page of a %s with the status %s names the %s, and the paid fee if any', async (...row) => {
  const [type, status, what, warning] = row
  await open(stored({ type, status }), view('cancel'))
  expect(await screen.findByRole('heading', { name: `Cancel this ${what}?` })).toBeTruthy()
  expect(screen.getByText(warning)).toBeTruthy()
  expect(screen.getByRole('button', { name: `Yes, cancel the ${what}` })).toBeTruthy()
})

test.each([
  ['pending', 1, 1],
  ['checking', 0, 1],
  ['expired', 0, 0],
] as const)(
  'the cancel page of an application whose payment is %s names an open order %i times, and a fee that may be lost %i times',
  async (outcome, ordered, lost) => {
    await open(stored({ status: 'awaitingPayment', changes: { lastPayment: aPayment(outcome) } }), view('cancel'))
    expect(await screen.findByText(/cannot be undone/)).toBeTruthy()
    expect(screen.queryAllByText(/You can no longer pay the open payment order then\./)).toHaveLength(ordered)
    expect(screen.queryAllByText(/If you have already paid, you may not get the fee/)).toHaveLength(lost)
  },
)

test.each([
  ['view', 'Application detail'],
  ['cancel', 'Cancel appointment'],
])('the title of the document begins with the view %s, because all views are one page', async (shown, title) => {
  document.title = 'List - Passport'
  const { unmount } = await open(paid(), view(shown))
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe(`${title} - List - Passport`)
  unmount()
  expect(document.title).toBe('List - Passport')
})

test.each([
  ['view', 'heading', 'Application detail'],
  ['cancel', 'button', 'Yes, cancel the appointment'],
] as const)('D50: the view %s shows the SMS number of the service, and without one no SMS', async (...row) => {
  const [shown, role, name] = row
  const application = paid()
  const { unmount } = await open({ ...application, cancelSmsNumber: '8611' }, view(shown))
  expect(await screen.findByText(/cancel by SMS: send both numbers, .+, to 8611\.$/)).toBeTruthy()
  if (shown === 'cancel') expect(screen.getByText(/can arrive a little later/)).toBeTruthy()
  unmount()
  await open(application, view(shown))
  expect(await screen.findByRole(role, { name })).toBeTruthy()
  expect(screen.queryByText(/SMS/)).toBeNull()
})
