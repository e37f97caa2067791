import { expect, test, vi } from 'vitest'
import { createServiceClock } from './service-clock.ts'

const noon = Date.parse('2026-11-23T09:00:00.000Z')
const hour = 3_600_000

test('a correct device keeps its own time, to the millisecond', () => {
  const clock = createServiceClock(() => noon + 123)
  clock.update('Mon, 23 Nov 2026 09:00:00 GMT')
  expect(clock.now()).toBe(noon + 123)
})

test('a device one hour ahead is corrected by the first response', () => {
  let device = noon + hour
  const clock = createServiceClock(() => device)
  clock.update('Mon, 23 Nov 2026 09:00:00 GMT')
  expect(clock.now()).toBe(noon)
  device += 1000
  expect(clock.now()).toBe(noon + 1000)
})

test('a device clock that is corrected while the page is open is used again', () => {
  let device = noon - 2 * hour
  const clock = createServiceClock(() => device)
  clock.update('Mon, 23 Nov 2026 09:00:00 GMT')
  device = noon
  clock.update('Mon, 23 Nov 2026 09:00:00 GMT')
  expect(clock.now()).toBe(noon)
})

test('a response that is read late, on a page that was frozen, does not set the clock back', () => {
  for (const ahead of [0, hour]) {
    let device = noon + ahead
    const clock = createServiceClock(() => device)
    clock.update('Mon, 23 Nov 2026 09:00:00 GMT')
    const sentAt = device
    device += 10 * 60_000
    clock.update('Mon, 23 Nov 2026 09:00:01 GMT', sentAt)
    expect(clock.now()).toBe(noon + 10 * 60_000)
  }
})

test('a response without a readable date changes nothing', () => {
  const clock = createServiceClock(() => noon)
  clock.update(null)
  clock.update('soon')
  expect(clock.now()).toBe(noon)
})

test('notifies subscribers when the clock is corrected, and only then', () => {
  const clock = createServiceClock(() => noon + hour)
  const listener = vi.fn()
  clock.subscribe(listener)
  clock.update('Mon, 23 Nov 2026 09:00:00 GMT')
  clock.update('Mon, 23 Nov 2026 09:00:01 GMT')
  expect(listener).toHaveBeenCalledOnce()
})

test('a moment that the device noted is shown in the time of the service', () => {
  const clock = createServiceClock(() => noon + 6 * hour)
  clock.update('Mon, 23 Nov 2026 09:00:00 GMT')
  expect(clock.at(noon + 5 * hour)).toBe(noon - hour)
})
