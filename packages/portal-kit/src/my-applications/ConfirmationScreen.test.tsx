// @vitest-environment happy-dom
import { type Application, isoDate } from '@invea/domain'
import { anApplicant, anApplication, anApplicationPerson, aPersonalDetail, sampleNow } from '@invea/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { WaitingForPayment } from '../payment/WaitingForPayment.tsx'
import { serviceClock } from '../service-clock.ts'
import { mainButtons, renderScreen } from '../testing/render-screen.tsx'
import { refused, succeeds, unreachable } from '../testing/responses.ts'
import { anOrder, aPayment } from '../testing/sample-order.ts'
import { ConfirmationScreen, confirmationKind } from './ConfirmationScreen.tsx'

const request = (changes: Partial<Application>) =>
  anApplication({
    requestId: 12,
    confirmationNumber: 'CONF-1',
    persons: [anApplicationPerson({ applicant: anApplicant() })],
    ...changes,
  })

afterEach(() => {
  vi.useRealTimers()
})

const open = (
  application: Application | undefined,
  get: () => Promise<unknown> = succeeds(application),
  forgetDraft?: (requestId?: number) => void,
) =>
  renderScreen(() => <ConfirmationScreen requestId={application?.requestId} />, {
    ...(forgetDraft && { forgetDraft }),
    api: {
      master: { all: unreachable },
      requests: {
        get: get as never,
        barcode: succeeds({ image: 'aGVsbG8=', data: 'SIGNED-TEXT' }),
        slip: () => new Promise(() => undefined),
      },
      payment: { currentOrder: succeeds(anOrder()) },
    },
  })

test('an urgent request that was received shows numbers, status, mode, office and applicants on one page', async () => {
  const applicant = anApplicant({ personal: aPersonalDetail({ email: 'abebe@example.com' }) })
  const persons = [anApplicationPerson({ applicant })]
  await open(request({ mode: 'urgent', status: 'underReview', urgentDays: 2, persons }))
  expect(await screen.findByRole('heading', { name: 'We have received your Request' })).toBeTruthy()
  expect(
    screen.getByText(/email within 2 hours.*If there is no decision by the end of your appointment day, the/),
  ).toBeTruthy()
  expect(screen.getByText(/^Keep both numbers safe: the Application Number and the Confirmation Number\./)).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Application Number' })).toBeTruthy()
  for (const text of ['CONF-1', 'Urgent (2 Days)', 'Under review', 'Sample office', 'SAMPLE0001', 'TESFAYE'])
    expect(screen.getAllByText(text).length, text).toBeGreaterThanOrEqual(1)
})

test('without an e-mail address a text message is promised, not an e-mail', async () => {
  await open(request({ mode: 'urgent', status: 'underReview', urgentDays: 2 }))
  expect(await screen.findByText(/text you within 2 hours/)).toBeTruthy()
  expect(screen.queryByText(/e-?mail within/)).toBeNull()
})

test.each([
  ['a requested correction', [], /asked you to correct/, ['/list?request=12&view=edit']],
  [
    'a sent correction',
    [{ kind: 'changed', at: sampleNow, applicationNumber: 'SAMPLE0001' }],
    /received your correction/,
    [],
  ],
] as const)(
  '%s of an urgent request under review is its next step, instead of the promised time',
  async (_, events, words, links) => {
    const correction = { reason: 'The letter is not signed.', fields: [], askedAt: '2026-11-20T08:00:00.000Z' }
    const persons = [anApplicationPerson({ applicant: anApplicant(), notified: true, correction })]
    await open(request({ mode: 'urgent', status: 'underReview', actions: ['view', 'edit'], persons, events }))
    expect(await screen.findByText(words)).toBeTruthy()
    const edits = screen.queryAllByRole('link', { name: 'Edit' })
    expect(edits.map((link) => link.getAttribute('href'))).toEqual(links)
    expect(screen.queryByText(/within 2 hours/)).toBeNull()
  },
)

test('the confirmation leads to its own application, which the list may not have', async () => {
  await open(request({ status: 'paymentCompleted' }))
  const link = await screen.findByRole('link', { name: 'View details' })
  expect(link.getAttribute('href')).toBe('/list?request=12&view=view')
})

test('shows that messages can arrive later, before and after the payment', async () => {
  for (const status of ['underReview', 'paymentCompleted', 'cancelled'] as const) {
    const { unmount } = await open(request({ status }))
    expect(
      await screen.findByText(/Text messages and emails about this application can arrive a little later/),
    ).toBeTruthy()
    unmount()
  }
})

test('an incomplete request does not say that it was received, and links to the next step', async () => {
  await open(request({ status: 'initial', missing: 'documents', actions: ['view', 'continue'] }))
  expect(await screen.findByRole('heading', { name: 'Not confirmed yet' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Continue: add the documents' })
  expect(link.getAttribute('href')).toBe('/list?request=12&view=continue')
})

test('an ended request offers no look-up for changes', async () => {
  await open(request({ status: 'rejected', rejectionReason: 'The letter is not signed.' }))
  expect(await screen.findByText('Reason: The letter is not signed.')).toBeTruthy()
  expect(screen.queryByText(/look up and change/)).toBeNull()
})

test('after returning from a provider, an open order shows a message and a link to the order', async () => {
  await open(request({ status: 'awaitingPayment', actions: ['view', 'pay'] }))
  expect(await screen.findByText('Waiting for your payment')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Continue with this order' })).getAttribute('href')).toBe(
    '/instructions?request=12',
  )
  expect(mainButtons()).toEqual(['Continue with this order'])
})

test('the page changes to the slip when the payment has arrived, focuses its heading, and then stops polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const get = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, value: request({ status: 'awaitingPayment' }) })
    .mockResolvedValue({ ok: true, value: request({ status: 'paymentCompleted' }) })
  await open(request({}), get)
  expect(await screen.findByText('Waiting for your payment')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  screen.getByRole('button', { name: 'Check again' }).focus()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Payment completed' }))
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(get).toHaveBeenCalledTimes(2)
})

test.each([
  ['new', /the appointment is yours once the fee is paid/, /you get the slip/],
  ['lost', /you get the slip once the fee is paid/, /your appointment is|appointment is yours/],
] as const)('before the payment, %s says what is not a slip yet', async (type, shown, hidden) => {
  const { container } = await open(request({ status: 'confirmed', type }))
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(container.textContent).not.toMatch(hidden)
})

test('a paid request shows its slip: barcode with text, what to bring, and when not to come', async () => {
  await open(request({ status: 'paymentCompleted' }))
  const barcode = await screen.findByRole('img', { name: 'Barcode of application SAMPLE0001' })
  expect(barcode.getAttribute('src')).toBe('data:image/png;base64,aGVsbG8=')
  expect(screen.getAllByText('SIGNED-TEXT').length).toBeGreaterThan(0)
  expect(screen.getByText(/no earlier than 30 minutes/)).toBeTruthy()
  expect(screen.getByText(/originals of all documents/)).toBeTruthy()
  expect(screen.queryByText(/parent or guardian/)).toBeNull()
})

const visits = (...kinds: readonly ('arrived' | 'didNotCome' | 'ready')[]) => ({
  events: kinds.map((kind) => ({ kind, at: sampleNow, applicationNumber: 'SAMPLE0001' })),
})
const person = anApplicationPerson({ applicant: anApplicant() })

test.each<[Partial<Application>, RegExp, string?]>([
  [{ isDayClosed: true, actions: ['view', 'reschedule'] }, /closed on this day. Choose another day/, 'reschedule'],
  [{ today: isoDate('2026-12-02') }, /This day has passed/],
  [visits('arrived'), /The office has your documents/],
  [visits('ready'), /Your document is ready/],
  [{ persons: [{ ...person, notified: true }], actions: ['view', 'edit'] }, /asked you to correct/, 'edit'],
  [
    { persons: [person, { ...person, requestPersonId: 2, applicationNumber: 'SAMPLE0002' }], ...visits('ready') },
    /ABEBE KEBEDE · Come to your appointment.*ABEBE KEBEDE · Your document is ready/,
  ],
])(
  'a paid request that does not wait for its day shows its next step above the slip: %o',
  async (changes, next, view) => {
    const { container } = await open(request({ status: 'paymentCompleted', ...changes }))
    expect(await screen.findByRole('heading', { name: 'Payment completed' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What to do next' }).parentElement?.textContent).toMatch(next)
    expect(container.textContent).not.toContain('Your appointment is confirmed')
    expect(screen.getByRole('article', { name: 'Appointment slip' })).toBeTruthy()
    const links = screen.queryAllByRole('link', { name: /^(Reschedule|Edit|Show the slip)$/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(view ? [`/list?request=12&view=${view}`] : [])
  },
)

test('an applicant who did not come reads that in place of the slip', async () => {
  await open(request({ status: 'paymentCompleted', events: [{ kind: 'didNotCome', at: sampleNow }] }))
  expect(await screen.findByText(/The office noted that you did not come/)).toBeTruthy()
  expect(screen.queryByText('SIGNED-TEXT')).toBeNull()
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull()
})

test('after the appointment the slip is for the collection, and asks for no appointment and no originals', async () => {
  const { unmount } = await open(request({ status: 'paymentCompleted', ...visits('arrived') }))
  expect(await screen.findByText('Print this page and bring it on the delivery date.')).toBeTruthy()
  unmount()
  const { container } = await open(request({ status: 'paymentCompleted', ...visits('arrived', 'ready') }))
  expect(await screen.findByRole('button', { name: 'Save as PDF' })).toBeTruthy()
  const [, ...onSlip] = await screen.findAllByText(
    /Collect it at Sample office with your slip and your identity document/,
  )
  expect(onSlip.map(({ tagName }) => tagName)).toEqual(['LI'])
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  expect(container.textContent).not.toMatch(/bring it to your appointment|no earlier than|originals/)
})

test('a collected document has no slip', async () => {
  await open(request({ status: 'paymentCompleted', events: [{ kind: 'collected', at: sampleNow }] }))
  expect(await screen.findByText(/Your document has been collected/)).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
})

test('the other file of the slip cannot be chosen while one is fetched', async () => {
  await open(request({ status: 'paymentCompleted' }))
  const pdf = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save as PDF' })
  const calendar = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to calendar' })
  expect([pdf.disabled, calendar.disabled]).toEqual([false, false])
  fireEvent.click(pdf)
  await vi.waitFor(() => expect(pdf.getAttribute('aria-busy')).toBe('true'))
  expect([pdf.disabled, calendar.disabled]).toEqual([false, true])
})

test('the slip names the documents to bring and what was paid, and repeats it in Amharic', async () => {
  const name = { en: 'Birth certificate', am: 'የልደት ምስክር ወረቀት', om: 'x', ti: 'x' }
  const other = { ...name, en: 'Kebele ID', am: 'የቀበሌ መታወቂያ' }
  const file = (attachmentTypeId: number, of = name) => ({ attachmentId: 1, attachmentTypeId, name: of, url: '' })
  const persons = [
    anApplicationPerson({
      applicant: anApplicant(),
      // The one of a parent was sent before the birth date was corrected.
      attachments: [file(2), file(7, other), file(8, { ...name, en: "Parent's ID" })],
      requiredAttachments: [file(7, other), file(2)],
    }),
  ]
  const price = { lines: [], total: 5000, persons: [] }
  const { container } = await open(request({ status: 'paymentCompleted', persons, price }))
  expect(await screen.findByText('The original of each document: Kebele ID, Birth certificate')).toBeTruthy()
  expect(screen.getByText('5,000 ETB')).toBeTruthy()
  expect(await screen.findByText('የእያንዳንዱ ሰነድ ዋናው፦ የቀበሌ መታወቂያ፣ የልደት ምስክር ወረቀት')).toBeTruthy()
  expect(container.querySelector('[lang="am"] address')).toBeTruthy()
})

test('the slip of a type without an appointment shows the day to come, and mentions no appointment', async () => {
  const { container } = await open(request({ status: 'paymentCompleted', type: 'renewal' }))
  expect(await screen.findByRole('article', { name: 'Delivery slip' })).toBeTruthy()
  expect(screen.getByText(/Come on the delivery date with your slip and your original documents/)).toBeTruthy()
  expect(screen.getByText(/bring it on the delivery date/, { selector: 'li' })).toBeTruthy()
  expect(container.textContent).not.toMatch(/your appointment|appointment is fixed|30 minutes/i)
})

test.each([
  [{ status: 'paymentCompleted' }, 'Payment completed', 1],
  [{ status: 'expired' }, 'Expired', 1],
  [{ status: 'underReview', mode: 'urgent' }, 'We have received your Request', 1],
  [{ status: 'urgentApproved', mode: 'urgent' }, 'Urgent application approved', 1],
  [{ status: 'awaitingPayment', mode: 'urgent' }, 'Urgent application approved', 1],
  [{ status: 'confirmed' }, 'We have received your Request', 0],
] as const)('the page for %o deletes the draft of a form that is done', async (changes, title, times) => {
  const forgetDraft = vi.fn()
  await open(request(changes), undefined, forgetDraft)
  await screen.findByRole('heading', { name: title })
  expect(forgetDraft.mock.calls).toEqual(Array.from({ length: times }, () => [12]))
})

test('a child’s slip names the guardian', async () => {
  const child = anApplicant({ personal: aPersonalDetail({ under18: true }) })
  await open(request({ status: 'paymentCompleted', persons: [anApplicationPerson({ applicant: child })] }))
  expect(await screen.findByText(/parent or guardian/)).toBeTruthy()
})

test.each([
  ['paid', 'SAMPLE-77', 1],
  ['refundDue', 'SAMPLE-76', 1],
  ['refundDue', undefined, 0],
  ['expired', undefined, 0],
] as const)(
  'a cancelled application whose payment is %s, and its paid order %s, shows once what is not refunded, and no print',
  async (outcome, orderCode, times) => {
    await open(request({ status: 'cancelled', orderCode, lastPayment: aPayment(outcome) }))
    expect(await screen.findByText('This application is cancelled.')).toBeTruthy()
    expect(screen.queryAllByText('The fee is not refunded. The slip is no longer valid.')).toHaveLength(times)
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  },
)

const notFound = refused('notFound', { status: 404 })

test('an application that this session does not have is not shown: look-up, help line, and nothing about a payment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const get = vi.fn(async () => notFound)
  const { container } = await open(request({}), get)
  expect(await screen.findByRole('heading', { name: 'No application is shown here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Check application status' }).getAttribute('href')).toBe('/status')
  expect(screen.getByRole('link', { name: 'Call 8133' })).toBeTruthy()
  expect(container.textContent).not.toMatch(/pay/)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(get).toHaveBeenCalledTimes(1)
})

test('without a connection the page shows at once that it cannot be loaded, and loads when the connection returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const get = vi.fn<() => Promise<unknown>>(unreachable)
  await open(request({}), get)
  expect(await screen.findByText(/This page cannot be loaded without a connection/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call 8133' })).toBeTruthy()
  get.mockResolvedValue({ ok: true, value: request({ status: 'paymentCompleted' }) })
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('article', { name: 'Appointment slip' })).toBeTruthy()
  expect(screen.getByText(/this page needs a connection/)).toBeTruthy()
})

test('without a request the page links to look-up and list', async () => {
  await open(undefined)
  expect(await screen.findByRole('heading', { name: 'No application is shown here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Check application status' })).toBeTruthy()
})

test.each([['8611'], [undefined]])(
  'D50: the slip shows the number for cancelling by SMS: %s',
  async (cancelSmsNumber) => {
    await open(request({ status: 'paymentCompleted', cancelSmsNumber }))
    expect(await screen.findByText('What to bring')).toBeTruthy()
    const sentence = screen.queryByText(/cancel by SMS/)
    expect(sentence?.textContent ?? '').toMatch(cancelSmsNumber ? /to 8611\.$/ : /^$/)
  },
)

test.each([
  ['normal', 'confirmed', 'payable'],
  ['urgent', 'confirmed', 'received'],
  ['urgent', 'underReview', 'received'],
  ['urgent', 'urgentApproved', 'payable'],
  ['normal', 'awaitingPayment', 'payable'],
  ['normal', 'paymentCompleted', 'paid'],
  ['normal', 'expired', 'ended'],
  ['normal', 'initial', 'incomplete'],
] as const)('a %s request that is %s shows the page of one that is %s', (mode, status, kind) => {
  expect(confirmationKind({ mode, status })).toBe(kind)
})

test.each([
  ['confirmed', ['view', 'continue'], true],
  ['cancelled', ['view'], false],
] as const)(
  'advice to order again is shown on an application that is %s with the actions %s: %s',
  async (status, actions, isShown) => {
    const lastPayment = aPayment('expired')
    await open(request({ status, actions, missing: isShown ? 'payment' : undefined, lastPayment }))
    expect((await screen.findByText(/Do not pay with the old code/)).textContent?.includes('Make a new order')).toBe(
      isShown,
    )
  },
)

test('the time of the last check is that of the service, also on a device with a wrong clock', async () => {
  const noon = Date.parse('2026-11-23T09:00:00Z')
  const ahead = noon + 6 * 3_600_000
  vi.useFakeTimers({ now: ahead, toFake: ['Date'] })
  onTestFinished(() => serviceClock.update(new Date().toUTCString()))
  serviceClock.update(new Date(noon).toUTCString())
  const nothing = () => undefined
  await renderScreen(
    () => <WaitingForPayment query={{ isFetching: false, dataUpdatedAt: ahead }} phase="asking" askAgain={nothing} />,
    { api: {} },
  )
  expect(await screen.findByText(/^Last checked at 12:00 PM/)).toBeTruthy()
})
