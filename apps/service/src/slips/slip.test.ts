import { isoDate } from '@invea/domain'
import { languages } from '@invea/locales'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { barcodeImage, slipCalendar } from './slip.ts'
import { type SlipSource, slipContent } from './slip-content.ts'
import { scriptRuns, slipPdf } from './slip-pdf.ts'

const words = (text: string) => ({ en: text, am: 'ናሙና', om: text, ti: 'ናሙና' })
const aSource = (changes: Partial<SlipSource> = {}): SlipSource => ({
  language: 'en',
  requestType: 'new',
  hasAppointment: true,
  purpose: 'appointment',
  isUrgent: false,
  confirmationNumber: 'SAMPLE12345',
  documents: [words('Birth certificate'), words('Photo')],
  persons: [{ fullName: 'ABEBE KEBEDE TESFAYE', applicationNumber: '12345678903', under18: false }],
  day: isoDate('2026-12-01'),
  slot: { startTime: '08:30', endTime: '09:00' },
  deliveryDate: isoDate('2026-12-22'),
  office: { name: words('Sample office'), address: words('Sample street'), phone: '0900000010' },
  deliverySite: { name: words('Sample site'), address: words('Sample square'), phoneNumber: '0900000011' },
  orderCode: '9012345675',
  amount: 12_500,
  helpLine: '8133',
  ...changes,
})
const rowTexts = (source: SlipSource) => slipContent(source).rows.map(({ label, value }) => `${label}: ${value}`)

test('shows the time in both calendars and clocks, the office, each applicant with the number, and the amount', () => {
  expect(slipContent(aSource())).toMatchObject({
    title: 'Appointment slip',
    occasion: 'Appointment',
    day: 'Tuesday, December 1, 2026 G.C.',
    otherDay: 'Tuesday, Hidar 22, 2019 E.C.',
    time: '8:30 AM – 9:00 AM (2:30 – 3:00 Ethiopian time)',
    office: 'Sample office, Sample street, 0900000010',
  })
  expect(slipContent(aSource()).persons).toEqual([{ fullName: 'ABEBE KEBEDE TESFAYE', number: '12345678903' }])
  expect(rowTexts(aSource())).toEqual([
    'Request type: New',
    'Request mode: Normal',
    'Confirmation Number: SAMPLE12345',
    'Delivery date: Dec 22, 2026 G.C. (Tahsas 13, 2019 E.C.)',
    'Delivery site: Sample site, Sample square, 0900000011',
    'Amount paid: 12,500 ETB',
    'Order code: 9012345675',
  ])
})

test('shows the urgent mode, and the application type of a New Origin ID only', () => {
  const urgent = aSource({ isUrgent: true, urgentDays: 2, slot: undefined })
  expect(rowTexts(urgent)).toContain('Request mode: Urgent (2 Days)')
  const bySpouse = aSource({ originIdApplicantType: 'bySpouse' })
  expect(rowTexts(bySpouse)[1]).toBe('Type of applicant: By spouse (wife or husband)')
  expect(rowTexts({ ...bySpouse, requestType: 'lost' })[1]).toBe('Request mode: Normal')
})

test('lists the documents to bring, and repeats the ticket in Amharic', () => {
  const content = slipContent(aSource())
  expect(content.bring[1]).toBe('The original of each document: Birth certificate, Photo')
  expect(content.amharic).toMatchObject({ title: 'የቀጠሮ ወረቀት', occasion: 'ቀጠሮ', day: expect.stringContaining('2019') })
  expect(slipContent(aSource({ language: 'am' })).amharic).toBeUndefined()
})

test('the ticket in Amharic has the warnings and the phone number of the page', () => {
  const { warnings, amharic } = slipContent(aSource())
  expect(amharic?.warnings).toHaveLength(warnings.length)
  expect(amharic?.warnings).toEqual(slipContent(aSource({ language: 'am' })).warnings)
  expect(amharic?.help).toContain('8133')
})

test('the office in Amharic has the comma of Amharic', () => {
  expect(slipContent(aSource({ language: 'am' })).office).toMatch(/^ናሙና፣ ናሙና፣ /)
})

test('shows the next step and its date for a type without an appointment, and no appointment', () => {
  const lost = { requestType: 'lost', hasAppointment: false, purpose: 'collection', deliverySite: undefined } as const
  const content = slipContent(aSource(lost))
  const { amharic: _other, ...own } = content
  expect(JSON.stringify(own)).not.toMatch(/your appointment|Appointment slip|30 minutes/)
  expect(content.title).toBe('Delivery slip')
  expect(content.warnings[0]).toMatch(/Come on the delivery date with your slip and your original documents/)
  expect(slipContent(aSource()).warnings[0]).toBe('Arrive no earlier than 30 minutes before your appointment.')
})

test('B §4: an urgent slip says to come in the morning, in both languages, and mentions no times', () => {
  const content = slipContent(aSource({ isUrgent: true, slot: undefined }))
  expect(content.time).toBe('No set time: come in the morning.')
  expect(content.amharic?.time).toBe('የሰዓት ምርጫ የለውም፦ ጠዋት ይምጡ።')
  expect(JSON.stringify(content)).not.toMatch(/30 minutes|Addis Ababa time/)
  expect(slipContent(aSource({ hasAppointment: false, slot: undefined })).time).toBeUndefined()
})

test('D50: the slip contains the number for an SMS that cancels, if there is a gateway', () => {
  expect(slipContent(aSource({ cancelSmsNumber: '8611' })).notes).toContainEqual(
    expect.stringMatching(/^You can also cancel by SMS: .+, to 8611\.$/),
  )
  expect(JSON.stringify(slipContent(aSource()))).not.toContain('SMS')
})

test.each([
  ['handedIn', 'Print this page and bring it on the delivery date.'],
  ['ready', 'Your document is ready. Collect it at Sample site with your slip and your identity document.'],
] as const)('after the appointment (%s) the slip is for the collection, without originals', (purpose, line) => {
  const content = slipContent(aSource({ purpose }))
  expect([content.bring, content.amharic?.bring.length]).toEqual([[line], 1])
  expect(JSON.stringify(content)).not.toMatch(/no earlier than|your appointment/)
})

test('shows the guardian who must come with a child', () => {
  const [person] = aSource().persons
  if (!person) throw new Error('a sample without a person')
  expect(slipContent(aSource()).bring).toHaveLength(2)
  expect(slipContent(aSource({ persons: [{ ...person, under18: true }] })).bring).toHaveLength(3)
})

test('joined script runs equal the text, and no run mixes scripts', () => {
  void fc.assert(
    fc.property(fc.array(fc.constantFrom('አ', 'በ', '።', 'A', '1', ' ', '(', '-')), (letters) => {
      const text = letters.join('')
      const runs = scriptRuns(text)
      expect(runs.map((run) => run.text).join('')).toBe(text)
      for (const run of runs) expect(/^[\u1200-\u139f]+$/.test(run.text)).toBe(run.script === 'ethiopic')
    }),
  )
})

test.each(languages)(
  'the PDF in %s is one tagged page that names its language and could be uploaded again',
  async (language) => {
    const five = Array.from({ length: 5 }, (_, at) => ({
      fullName: 'GEBREMICHAEL WOLDEGIORGIS HAILEMARIAM (ገብረሚካኤል ወልደጊዮርጊስ ኃይለማርያም)',
      applicationNumber: `1234567890${at}`,
      under18: true,
    }))
    const made = new Date('2026-11-21T08:00:00Z')
    const pdf = await slipPdf(
      slipContent(aSource({ language, persons: five, cancelSmsNumber: '8611' })),
      await barcodeImage('sample'),
      made,
    )
    const text = pdf.toString('latin1')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toContain('/StructTreeRoot')
    expect(text).toContain(`/Lang (${language})`)
    expect(text).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile|URI)\b/)
    expect(pdf.length).toBeLessThan(120_000)
  },
)

const calendarWith = (slot: Parameters<typeof slipCalendar>[0]['slot']) => {
  const appointment = { hasAppointment: true, date: isoDate('2026-12-01'), slot, location: 'Sample office' }
  const about = { language: 'en', applicationNumbers: ['12345678903'], id: 'sample' } as const
  return slipCalendar({ ...appointment, ...about }, new Date('2026-11-21T08:00:00Z'))
}

test('the calendar entry is in UTC: 08:30 in Addis Ababa is 05:30', () => {
  const text = calendarWith({ startTime: '08:30', endTime: '09:00' })
  expect(text).toContain('DTSTART:20261201T053000Z')
  expect(text).toContain('DTEND:20261201T060000Z')
  expect(text).not.toContain('TZID')
  expect(text).toContain('SUMMARY:Appointment: Immigration')
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2)
  expect(text).toContain('TRIGGER:-P1D')
})

test('B §4: the calendar entry of an urgent appointment is the whole day', () => {
  const text = calendarWith(undefined)
  expect(text).toContain('DTSTART;VALUE=DATE:20261201')
  expect(text).not.toContain('DTEND')
  expect(text.replaceAll(/\r\n /g, '')).toContain(
    'No set time: come in the morning.\\nCome to your appointment with your slip',
  )
  // The day begins at midnight, so this is six o'clock in the evening before.
  expect(text.match(/TRIGGER:.+/g)).toEqual(['TRIGGER:-PT6H'])
})
