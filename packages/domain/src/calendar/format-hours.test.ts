import { expect, test } from 'vitest'
import { formatHours } from './format-hours.ts'

const office = { opens: '08:00', closes: '17:00' } as const

test('English gives its own clock first and names the other once', () => {
  expect(formatHours(office, 'en')).toEqual({
    own: { open: '8:00 AM', close: '5:00 PM' },
    other: { open: '2:00', close: '11:00 Ethiopian time' },
  })
})

test('the languages of Ethiopia give the Ethiopian clock first', () => {
  expect(formatHours(office, 'am')).toEqual({
    own: { open: 'ከጠዋቱ 2:00', close: 'ከቀኑ 11:00' },
    other: { open: '8:00 AM', close: '5:00 PM' },
  })
  expect(formatHours(office, 'om').own).toEqual({
    open: "ganama sa'aatii 2:00",
    close: "waaree booda sa'aatii 11:00",
  })
  expect(formatHours(office, 'ti').own).toEqual({ open: 'ሰዓት 2:00 ንግሆ', close: 'ድሕሪ ቀትሪ ሰዓት 11:00' })
})
