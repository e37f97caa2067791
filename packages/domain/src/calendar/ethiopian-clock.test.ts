import { expect, test } from 'vitest'
import { dayPartOf, formatHours, formatTime, formatTimeRange, toEthiopianTime } from './ethiopian-clock.ts'

test.each([
  ['00:00', 'morning'],
  ['08:30', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:30', 'afternoon'],
] as const)('A §2: a slot at %s belongs to the %s', (time, part) => {
  expect(dayPartOf(time)).toBe(part)
})

test.each([
  ['00:00', 6, 'night'],
  ['04:59', 10, 'night'],
  ['05:00', 11, 'dawn'],
  ['06:00', 12, 'morning'],
  ['07:00', 1, 'morning'],
  ['09:59', 3, 'morning'],
  ['10:00', 4, 'forenoon'],
  ['12:00', 6, 'midday'],
  ['13:00', 7, 'afternoon'],
  ['17:59', 11, 'afternoon'],
  ['18:00', 12, 'evening'],
  ['23:59', 5, 'evening'],
] as const)('%s is %i on the Ethiopian clock, at %s', (time, hour, period) => {
  expect(toEthiopianTime(time)).toEqual({ hour, minute: Number(time.slice(3)), period })
})

test.each([
  ['en', '08:30', '8:30 AM (2:30 Ethiopian time)'],
  ['am', '08:30', 'ከጠዋቱ 2:30 (8:30 AM)'],
  ['om', '08:30', "ganama sa'aatii 2:30 (8:30 AM)"],
  ['ti', '08:30', 'ሰዓት 2:30 ንግሆ (8:30 AM)'],
  ['am', '14:00', 'ከቀኑ 8:00 (2:00 PM)'],
  ['om', '14:00', "waaree booda sa'aatii 8:00 (2:00 PM)"],
  ['ti', '14:00', 'ድሕሪ ቀትሪ ሰዓት 8:00 (2:00 PM)'],
] as const)('%s, %s: shows both clocks, the reader’s own first: %s', (language, time, shown) => {
  expect(formatTime(time, { language, clock: 'both' })).toBe(shown)
})

test.each([
  ['00:05', '12:05 AM', 'ከሌሊቱ 6:05', "halkan sa'aatii 6:05", 'ሰዓት 6:05 ለይቲ', '6:05 at night, Ethiopian time'],
  [
    '05:15',
    '5:15 AM',
    'ከንጋቱ 11:15',
    "ganama bariisaa sa'aatii 11:15",
    'ሰዓት 11:15 ወጋሕታ',
    '11:15 at dawn, Ethiopian time',
  ],
  ['11:00', '11:00 AM', 'ከረፋዱ 5:00', "ganama sa'aatii 5:00", 'ቅድሚ ቀትሪ ሰዓት 5:00', '5:00 Ethiopian time'],
  ['12:00', '12:00 PM', 'ከቀኑ 6:00', "guyyaa sa'aatii 6:00", 'ሰዓት 6:00 ቀትሪ', '6:00 Ethiopian time'],
  ['13:00', '1:00 PM', 'ከቀኑ 7:00', "waaree booda sa'aatii 7:00", 'ድሕሪ ቀትሪ ሰዓት 7:00', '7:00 Ethiopian time'],
  ['20:00', '8:00 PM', 'ከምሽቱ 2:00', "galgala sa'aatii 2:00", 'ሰዓት 2:00 ምሸት', '2:00 in the evening, Ethiopian time'],
])('%s in words', (time, international, am, om, ti, en) => {
  expect(formatTime(time, { language: 'en', clock: 'international' })).toBe(international)
  expect(formatTime(time, { language: 'am', clock: 'ethiopian' })).toBe(am)
  expect(formatTime(time, { language: 'om', clock: 'ethiopian' })).toBe(om)
  expect(formatTime(time, { language: 'ti', clock: 'ethiopian' })).toBe(ti)
  expect(formatTime(time, { language: 'en', clock: 'ethiopian' })).toBe(en)
  expect(formatTime(time, { language: 'en', clock: '24-hour' })).toBe(time)
})

const office = { opens: '08:00', closes: '17:00' } as const

test('English shows its own clock first and names the other once', () => {
  expect(formatHours(office, 'en')).toEqual({
    own: { open: '8:00 AM', close: '5:00 PM' },
    other: { open: '2:00', close: '11:00 Ethiopian time' },
  })
})

test('the languages of Ethiopia show the Ethiopian clock first', () => {
  expect(formatHours(office, 'am')).toEqual({
    own: { open: 'ከጠዋቱ 2:00', close: 'ከቀኑ 11:00' },
    other: { open: '8:00 AM', close: '5:00 PM' },
  })
  expect(formatHours(office, 'om').own).toEqual({ open: "ganama sa'aatii 2:00", close: "waaree booda sa'aatii 11:00" })
  expect(formatHours(office, 'ti').own).toEqual({ open: 'ሰዓት 2:00 ንግሆ', close: 'ድሕሪ ቀትሪ ሰዓት 11:00' })
})

test('a slot names its clock once', () => {
  const slot = { startTime: '11:30', endTime: '12:30' } as const
  expect(formatTimeRange(slot, 'en')).toBe('11:30 AM – 12:30 PM (5:30 – 6:30 Ethiopian time)')
  expect(formatTimeRange(slot, 'am')).toBe('ከረፋዱ 5:30 – ከቀኑ 6:30 (11:30 AM – 12:30 PM)')
})
