import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Countdown, crossedThreshold } from './countdown.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('crosses a threshold once, also when the countdown skips seconds', () => {
  expect(crossedThreshold(301, 300, [300])).toBe(true)
  expect(crossedThreshold(300, 299, [300])).toBe(false)
  expect(crossedThreshold(400, 100, [300])).toBe(true)
})

const announce = (seconds: number) => `${seconds} seconds left`
const countdown = (secondsLeft: number) => (
  <Countdown secondsLeft={secondsLeft} announce={announce}>
    shown
  </Countdown>
)

test('announces the time at thresholds only, and inside a dialog that is open by then', () => {
  vi.useFakeTimers()
  const { rerender } = render(
    <>
      {countdown(62)}
      <dialog open />
    </>,
  )
  const at = (secondsLeft: number) => {
    rerender(
      <>
        {countdown(secondsLeft)}
        <dialog open />
      </>,
    )
    vi.advanceTimersByTime(200)
    return document.querySelector('dialog [aria-live]')?.textContent
  }
  expect(at(61)).toBeUndefined()
  expect(at(60)).toBe('60 seconds left')
  vi.advanceTimersByTime(5_000)
  expect(at(59)).toBe('')
})
