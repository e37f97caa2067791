import { expect, test } from 'vitest'
import { checkDelay, pollingMinutes } from './WaitingForPayment.tsx'

const scheduleOf = () => {
  const checkedAt: number[] = [0]
  let now = 0
  for (let checks = 1; ; checks += 1) {
    const delay = checkDelay(checks, now)
    if (delay === false) return checkedAt
    now += delay
    checkedAt.push(now)
  }
}

test('checks for the first time within two seconds after the payment', () => {
  expect(checkDelay(1, 0)).toBe(2000)
})

test('the delays between checks never become shorter', () => {
  const times = scheduleOf()
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
})

test('an open page polls at most thirty times and then stops', () => {
  expect(scheduleOf().length).toBeLessThanOrEqual(30)
  expect(checkDelay(99, pollingMinutes * 60_000)).toBe(false)
})
