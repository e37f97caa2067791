import { isoDate } from '@invea/domain'
import { expect, test } from 'vitest'
import { momentWords, slotWords } from './display-context.ts'

const slot = { startTime: '08:30', endTime: '09:00' }

test('a slot shows both clocks, the reader’s own first', () => {
  expect(slotWords(slot, { language: 'en', calendar: 'gregorian' })).toBe(
    '8:30 AM – 9:00 AM (2:30 – 3:00 Ethiopian time)',
  )
  expect(slotWords(slot, { language: 'am', calendar: 'ethiopic' })).toBe('ከጠዋቱ 2:30 – ከጠዋቱ 3:00 (8:30 AM – 9:00 AM)')
})

test('a deadline near midnight is shown in the time of Addis Ababa, not of the device', () => {
  // 21:30 UTC is half past midnight of the next day in Addis Ababa.
  const words = momentWords('2026-11-21T21:30:00.000Z', { language: 'en', calendar: 'gregorian' })
  expect(words).toContain('Nov 22, 2026')
  expect(words).toContain('12:30 AM')
  expect(words).toContain('Hidar 13, 2019')
})

test('date and time are separated by the comma of the script', () => {
  expect(momentWords('2026-11-21T12:30:00.000Z', { language: 'am', calendar: 'ethiopic' })).toMatch(
    /እ\.ኤ\.አ\.\)፣ ከቀኑ 9:30/,
  )
  expect(momentWords('2026-11-21T12:30:00.000Z', { language: 'om', calendar: 'ethiopic' })).toMatch(
    /A\.L\.A\), waaree booda/,
  )
})

test('a reader abroad also sees their own time, and its day when that differs', () => {
  const localTime = (date: string, time: string) => `own ${date} ${time}`
  const reader = { language: 'en', calendar: 'gregorian', localTime } as const
  expect(slotWords(slot, reader, isoDate('2026-11-22'))).toMatch(/ ·\nown 2026-11-22 08:30$/)
  expect(slotWords(slot, reader)).not.toContain('own')
  expect(momentWords('2026-11-21T21:30:00.000Z', reader)).toMatch(/ ·\nown 2026-11-22 00:30$/)
  const sentence = momentWords('2026-11-21T21:30:00.000Z', reader, (words) => `Pay by ${words} at last.`)
  expect(sentence).toMatch(/^Pay by .* at last\. ·\nown 2026-11-22 00:30$/)
})
