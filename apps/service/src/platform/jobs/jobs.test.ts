import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { startJobs } from './jobs.ts'

const log = pino({ level: 'silent' })
const metrics = createMetrics()
afterEach(() => {
  vi.useRealTimers()
})

test('a job runs again after a failure, never twice at one time, and not after the stop', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let running = 0
  let rounds = 0
  let maxRunning = 0
  const stop = startJobs(
    [
      {
        name: 'sample',
        everySeconds: 0.005,
        run: async () => {
          running += 1
          rounds += 1
          maxRunning = Math.max(maxRunning, running)
          await new Promise((resolve) => setTimeout(resolve, 20))
          running -= 1
          if (rounds === 1) throw new Error('once')
          return 1
        },
      },
    ],
    { log, metrics },
  )
  // A pause of 5 and a round of 20 milliseconds, three times.
  await vi.advanceTimersByTimeAsync(75)
  await stop()
  expect([rounds, maxRunning]).toEqual([3, 1])
  const counted = await metrics.registry.metrics()
  expect(counted).toContain('service_job_rounds_total{job="sample",outcome="failed"} 1')
  expect(counted).toContain('service_job_done_total{job="sample"} 2')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toBe(3)
})

test('a job that fails from its first round is late after its start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-24T08:00:00Z') })
  const job = {
    name: 'never',
    everySeconds: 600,
    run: async () => {
      throw new Error('always')
    },
  }
  const stop = startJobs([job], { log, metrics })
  await vi.advanceTimersByTimeAsync(3_600_000)
  await stop()
  const started = Date.parse('2026-11-24T08:00:00Z') / 1_000
  expect(await metrics.registry.metrics()).toContain(`service_job_last_round_seconds{job="never"} ${started}`)
})
