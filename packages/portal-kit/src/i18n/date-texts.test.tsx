// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import { render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { LocalTime, NoWrap } from './date-texts.tsx'

const pieces = (words: string) => {
  const { container } = render(<NoWrap words={words} />)
  expect(container.textContent?.replaceAll('\u{a0}', ' ')).toBe(words)
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
}

/** A span that moves to the next line as a whole, and wraps inside when it is wider than the column. */
const wrapsInside = (words: string, part: string) => {
  const { container } = render(<NoWrap words={words} />)
  const span = [...container.querySelectorAll('span')].find(({ textContent }) => textContent === part)
  return span?.className.split(' ').includes('inline-block')
}

test('keeps the date of each calendar on one line without changing the text', () => {
  expect(pieces('Nov 24, 2026 G.C. (Hidar 15, 2019 E.C.)')).toEqual([
    'Nov 24, 2026\u{a0}G.C.',
    '(Hidar 15, 2019\u{a0}E.C.)',
  ])
})

test('keeps a time with its other clock, apart from the date', () => {
  expect(pieces('Pay before Nov 24, 2026 G.C. (Hidar 15, 2019 E.C.), 11:45 AM (5:45 Ethiopian time)')).toEqual([
    'Pay before Nov 24, 2026\u{a0}G.C.',
    '(Hidar 15, 2019\u{a0}E.C.),',
    '11:45 AM (5:45 Ethiopian time)',
    '(5:45 Ethiopian time)',
  ])
})

test('a long time of the other clock wraps instead of leaving the card', () => {
  const words = 'Pay before Nov 24, 2026 G.C. (Hidar 15, 2019 E.C.), 6:57 PM (12:57 in the evening, Ethiopian time)'
  expect(wrapsInside(words, '(12:57 in the evening, Ethiopian time)')).toBe(true)
})

test('a range on the other clock is one piece', () => {
  expect(pieces('ከጠዋቱ 2:30 – ከጠዋቱ 3:00 (8:30 AM – 9:00 AM)')).toEqual(['(8:30 AM – 9:00 AM)'])
  expect(pieces('8:30 AM – 9:00 AM (2:30 – 3:00 Ethiopian time)')).toEqual(['(2:30 – 3:00 Ethiopian time)'])
})

test('in Amharic the day keeps its following word', () => {
  expect(pieces('ከኅዳር 17 ቀን 2019 ዓ.ም. (ኖቬምበር 26 ቀን 2026 እ.ኤ.አ.)፣ ከረፋዱ 5:45 (11:45 AM) በፊት ይክፈሉ')).toEqual([
    'ከኅዳር 17\u{a0}ቀን 2019\u{a0}ዓ.ም.',
    '(ኖቬምበር 26\u{a0}ቀን 2026\u{a0}እ.ኤ.አ.)፣',
    'ከረፋዱ 5:45 (11:45 AM) በፊት ይክፈሉ',
    '(11:45 AM)',
  ])
})

test.each(['Nov 24, 2026', 'Urgent (2 Days)', '8:00 AM'])('leaves %s unchanged', (words) => {
  const { container } = render(<NoWrap words={words} />)
  expect(container.innerHTML).toBe(words)
})

test.each([
  ['en', 'On the clock of your device: 11:15 AM'],
  ['am', 'በመሣሪያዎ ሰዓት፦ 11:15 AM'],
] as const)(
  'in %s the clock of a device abroad has the form of the other times of the page',
  async (language, time) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('TZ', 'Asia/Kathmandu')
    const show = () => <LocalTime date={isoDate('2026-11-23')} time="08:30" />
    const { container } = await renderScreen(show, { api: {}, language })
    expect(container.querySelector('span')?.textContent?.replaceAll('\u{a0}', ' ')).toBe(time)
  },
)

test('the clock of the device has its own line, which is not printed', () => {
  const { container } = render(
    <NoWrap words={'8:00 AM – 8:30 AM (2:00 – 2:30 Ethiopian time) ·\nOn your clock: 12:00 AM'} />,
  )
  const line = [...container.querySelectorAll('.block')]
  expect(line.map(({ textContent }) => textContent)).toEqual(['On your clock: 12:00 AM'])
  expect(line[0]?.className).toContain('print:hidden')
  expect(container.textContent).not.toContain('·')
})
