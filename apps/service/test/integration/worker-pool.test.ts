import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { createWorkerPool, type WorkerPool } from '../../src/platform/worker-pool.ts'
import { aPdf, aSlowPdf } from '../../src/testing/a-pdf.ts'
import type * as tasks from '../../src/worker.ts'

const pools: WorkerPool<typeof tasks>[] = []
const generous = { processor: 30_000, whole: 30_000, waiting: 50, waitingOfOwner: 5 }
const aPool = (limits = generous) => {
  const workers = createWorkerPool<typeof tasks>(new URL('../../src/worker.ts', import.meta.url), { limits })
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
    workers.run('rebuildPdf', { file: aPdf() }, 1),
    workers.run('rebuildPdf', { file: Buffer.from('%PDF-1.7 and nothing else') }, 1),
    workers.run('rebuildPdf', { file: aPdf() }, 1),
  ])
  clearInterval(timer)
  expect(responses.map(({ ok }) => ok)).toEqual([true, false, true])
  expect(turns).toBeGreaterThan(10)
})

test('a failing task does not affect others', async () => {
  const workers = aPool()
  await expect(
    workers.run('slipPdf', { content: {} as never, barcode: Buffer.alloc(1), made: new Date(0) }, 1),
  ).rejects.toMatchObject({ reason: 'failed' })
  expect(await workers.run('rebuildPdf', { file: aPdf() }, 1)).toMatchObject({ ok: true })
})

test('stops a document that takes too long, with its thread, and then handles the waiting ones', async () => {
  for (const limits of [
    { ...generous, processor: 1_000, whole: 60_000 },
    { ...generous, processor: 60_000, whole: 6_000 },
  ]) {
    const workers = aPool(limits)
    const endless = workers.run('rebuildPdf', { file: aSlowPdf() }, 1)
    const waiting = workers.run('rebuildPdf', { file: aPdf() }, 1)
    await expect(endless).rejects.toMatchObject({ reason: 'tooLong' })
    expect(await waiting).toMatchObject({ ok: true })
  }
})

test('refuses a task at once when too many are waiting', async () => {
  const workers = aPool({ ...generous, waiting: 1 })
  const [first, second] = [
    workers.run('rebuildPdf', { file: aPdf() }, 1),
    workers.run('rebuildPdf', { file: aPdf() }, 1),
  ]
  await expect(workers.run('rebuildPdf', { file: aPdf() }, 1)).rejects.toMatchObject({ reason: 'busy' })
  expect([(await first).ok, (await second).ok]).toEqual([true, true])
})

test('the documents of one application delay another by one document', async () => {
  const workers = aPool()
  const done: number[] = []
  const owners = [1, 1, 1, 1, 2]
  await Promise.all(
    owners.map(async (owner) => {
      await workers.run('rebuildPdf', { file: aPdf() }, owner)
      done.push(owner)
    }),
  )
  expect(done).toEqual([1, 1, 2, 1, 1])
})

test('a task counts with its time of the processor, so that a busy machine uses up no limit of an applicant', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'worker-')), 'waits.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
    export const waits = async () => {
      parentPort.postMessage(process.threadCpuUsage())
      await new Promise((done) => setTimeout(done, 500))
    }
    export const dies = async () => {
      parentPort.postMessage(process.threadCpuUsage())
      process.exit(1)
    }`,
  )
  const finished = vi.fn()
  const workers = createWorkerPool<Record<'waits' | 'dies', (input: null) => Promise<void>>>(pathToFileURL(file), {
    limits: generous,
    finished,
  })
  await workers.run('waits', null, 7)
  await vi.waitFor(() => expect(finished).toHaveBeenCalledOnce(), 30_000)
  const [name, owner, milliseconds] = finished.mock.calls[0] ?? []
  expect([name, owner]).toEqual(['waits', 7])
  expect(milliseconds).toBeLessThan(250)
  await expect(workers.run('dies', null, 7)).rejects.toMatchObject({ reason: 'failed' })
  expect(finished).toHaveBeenLastCalledWith('dies', 7, generous.processor)
  await workers.close()
})
