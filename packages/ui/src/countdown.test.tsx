import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Countdown, crossedThreshold } from './countdown.tsx'

afterEach(cleanup)

test('crosses a threshold once, also when the countdown skips seconds', () => {
  expect(crossedThreshold(301, 300, [300])).toBe(true)
  expect(crossedThreshold(300, 299, [300])).toBe(false)
  expect(crossedThreshold(400, 100, [300])).toBe(true)
})

const announce = (seconds: number) => `${seconds} seconds left`
const countdown = (secondsLeft: number) => (
  <Countdown secondsLeft={secondsLeft} thresholds={[60]} announce={announce}>
    shown
  </Countdown>
)

test('announces the time at thresholds only', () => {
  const { rerender } = render(countdown(62))
  const announcement = () => screen.getByRole('timer').querySelector('[aria-live]')?.textContent
  rerender(countdown(61))
  expect(announcement()).toBe('')
  rerender(countdown(60))
  expect(announcement()).toBe('60 seconds left')
  rerender(countdown(59))
  expect(announcement()).toBe('60 seconds left')
})

test('repeats the announcement in a new language, with the remaining time', () => {
  const amharic = (seconds: number) => `${seconds} ሰከንድ ቀርቷል`
  const inLanguage = (secondsLeft: number, words: typeof announce) => (
    <Countdown secondsLeft={secondsLeft} thresholds={[60]} announce={words}>
      shown
    </Countdown>
  )
  const { rerender } = render(inLanguage(61, announce))
  const announcement = () => screen.getByRole('timer').querySelector('[aria-live]')?.textContent
  rerender(inLanguage(61, amharic))
  expect(announcement()).toBe('')
  rerender(inLanguage(60, announce))
  rerender(inLanguage(40, announce))
  expect(announcement()).toBe('60 seconds left')
  rerender(inLanguage(40, amharic))
  expect(announcement()).toBe('40 ሰከንድ ቀርቷል')
})
