import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { startJobs } from './repeat.ts'

const log = pino({ level: 'silent' })
const metrics = createMetrics()

test('a job runs again after a failure, never beside itself, and not after the stop', async () => {
  let running = 0
  let rounds = 0
  let most = 0
  let enough: () => void = () => undefined
  const third = new Promise<void>((resolve) => {
    enough = resolve
  })
  const stop = startJobs(
    [
      {
        name: 'sample',
        everySeconds: 0.005,
        run: async () => {
          running += 1
          rounds += 1
          most = Math.max(most, running)
          await new Promise((resolve) => setTimeout(resolve, 20))
          running -= 1
          if (rounds === 3) enough()
          if (rounds === 1) throw new Error('once')
          return 1
        },
      },
    ],
    { log, metrics },
  )
  await third
  await stop()
  expect(most).toBe(1)
  const counted = await metrics.registry.metrics()
  expect(counted).toContain('service_job_rounds_total{job="sample",outcome="failed"} 1')
  expect(counted).toContain('service_job_done_total{job="sample"} 2')
  const atStop = rounds
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(rounds).toBe(atStop)
})
