import { afterEach, expect, test } from 'vitest'
import { createWorkerPool, type WorkerPool } from '../../src/platform/worker-pool.ts'
import { aPdf, aSlowPdf } from '../../src/testing/a-pdf.ts'
import type * as tasks from '../../src/worker.ts'

const pools: WorkerPool<typeof tasks>[] = []
const aPool = (limits?: Parameters<typeof createWorkerPool>[1]) => {
  const workers = createWorkerPool<typeof tasks>(new URL('../../src/worker.ts', import.meta.url), limits)
  pools.push(workers)
  return workers
}
afterEach(async () => {
  for (const workers of pools.splice(0)) await workers.close()
})

test('runs tasks outside the event loop, one after the other', async () => {
  const workers = aPool()
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const responses = await Promise.all([
    workers.run('rebuildPdf', { file: aPdf() }),
    workers.run('rebuildPdf', { file: Buffer.from('%PDF-1.7 and nothing else') }),
    workers.run('rebuildPdf', { file: aPdf() }),
  ])
  clearInterval(timer)
  expect(responses.map(({ ok }) => ok)).toEqual([true, false, true])
  expect(turns).toBeGreaterThan(10)
})

test('a failing task does not affect others', async () => {
  const workers = aPool()
  await expect(
    workers.run('slipPdf', { content: {} as never, barcode: Buffer.alloc(1), made: new Date(0) }),
  ).rejects.toMatchObject({ reason: 'failed' })
  expect(await workers.run('rebuildPdf', { file: aPdf() })).toMatchObject({ ok: true })
})

test('stops a document that takes too long, with its thread, and then handles the waiting ones', async () => {
  for (const limits of [
    { processor: 1_000, whole: 60_000, queue: 2 },
    { processor: 60_000, whole: 6_000, queue: 2 },
  ]) {
    const workers = aPool(limits)
    const endless = workers.run('rebuildPdf', { file: aSlowPdf() })
    const waiting = workers.run('rebuildPdf', { file: aPdf() })
    await expect(endless).rejects.toMatchObject({ reason: 'tooLong' })
    expect(await waiting).toMatchObject({ ok: true })
  }
})

test('refuses a task at once when too many are waiting', async () => {
  const workers = aPool({ processor: 30_000, whole: 30_000, queue: 1 })
  const [first, second] = [workers.run('rebuildPdf', { file: aPdf() }), workers.run('rebuildPdf', { file: aPdf() })]
  await expect(workers.run('rebuildPdf', { file: aPdf() })).rejects.toMatchObject({ reason: 'busy' })
  expect([(await first).ok, (await second).ok]).toEqual([true, true])
})

test('one session has one task at a time, so that it does not fill the queue of others', async () => {
  const workers = aPool()
  const first = workers.run('rebuildPdf', { file: aPdf() }, 1)
  await expect(workers.run('rebuildPdf', { file: aPdf() }, 1)).rejects.toMatchObject({ reason: 'busy' })
  expect(await workers.run('rebuildPdf', { file: aPdf() }, 2)).toMatchObject({ ok: true })
  expect(await first).toMatchObject({ ok: true })
  expect(await workers.run('rebuildPdf', { file: aPdf() }, 1)).toMatchObject({ ok: true })
})
