import { expect, test, vi } from 'vitest'
import { createBackgroundWork, createBatcher } from './batching.ts'

test('items that arrive while a batch runs share the next batch, in order', async () => {
  const batches: number[][] = []
  const first = Promise.withResolvers<void>()
  const { submit } = createBatcher<number, number>({
    concurrency: 1,
    maxBatchSize: 10,
    runBatch: async (items) => {
      batches.push([...items])
      if (batches.length === 1) await first.promise
      return items.map((item) => item * 2)
    },
    shouldRejectAll: () => false,
  })
  const one = submit(1)
  await new Promise((resolve) => setImmediate(resolve))
  const others = [submit(2), submit(3), submit(4)]
  first.resolve()
  expect(await Promise.all([one, ...others])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('a failing item does not fail the rest of its batch', async () => {
  const runSingle = async (item: number) => {
    if (item === 2) throw new Error('failing item')
    return item
  }
  const { submit } = createBatcher<number, number>({
    concurrency: 1,
    maxBatchSize: 10,
    runBatch: async () => {
      throw new Error('failing item')
    },
    runSingle,
    shouldRejectAll: () => false,
  })
  const results = await Promise.allSettled([submit(1), submit(2), submit(3)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('items with the same key never share a batch, and no batch exceeds its maximum size', async () => {
  const batches: string[][] = []
  const { submit } = createBatcher<string, string>({
    concurrency: 1,
    maxBatchSize: 2,
    keyOf: (item) => item[0],
    runBatch: async (items) => {
      batches.push([...items])
      return items
    },
    shouldRejectAll: () => false,
  })
  await Promise.all(['a1', 'a2', 'b1', 'c1', 'a3'].map(submit))
  expect(batches).toEqual([['a1', 'b1'], ['a2', 'c1'], ['a3']])
})

test('waits for work in the background, also for work that it starts, and logs its failure', async () => {
  const warn = vi.fn()
  const background = createBackgroundWork({ warn })
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const error = new Error('refused')
  background.start(async () => {
    await first.promise
    background.start(() => second.promise, 'the second failed')
    throw error
  }, 'the first failed')
  let isFinished = false
  const finished = background.finished().then(() => {
    isFinished = true
  })
  first.resolve()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith({ err: error }, 'the first failed'))
  expect(isFinished).toBe(false)
  second.resolve()
  await finished
})
