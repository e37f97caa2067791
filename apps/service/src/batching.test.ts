import { expect, test } from 'vitest'
import { createBatcher } from './batching.ts'

const gate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

test('what arrives while a batch is on its way goes together with the next, in order', async () => {
  const batches: number[][] = []
  const first = gate()
  const { submit } = createBatcher<number, number>({
    lanes: 1,
    most: 10,
    keyOf: () => undefined,
    together: async (items) => {
      batches.push([...items])
      if (batches.length === 1) await first.opened
      return items.map((item) => item * 2)
    },
    alone: async (item) => item,
    isHopeless: () => false,
  })
  const one = submit(1)
  await new Promise((resolve) => setImmediate(resolve))
  const others = [submit(2), submit(3), submit(4)]
  first.open()
  expect(await Promise.all([one, ...others])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('a poisoned item fails alone', async () => {
  const alone = async (item: number) => {
    if (item === 2) throw new Error('poison')
    return item
  }
  const { submit } = createBatcher<number, number>({
    lanes: 1,
    most: 10,
    keyOf: () => undefined,
    together: async () => {
      throw new Error('poison')
    },
    alone,
    isHopeless: () => false,
  })
  const results = await Promise.allSettled([submit(1), submit(2), submit(3)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('items of one key never share a batch, and a batch is never larger than allowed', async () => {
  const batches: string[][] = []
  const { submit } = createBatcher<string, string>({
    lanes: 1,
    most: 2,
    keyOf: (item) => item[0],
    together: async (items) => {
      batches.push([...items])
      return items
    },
    alone: async (item) => item,
    isHopeless: () => false,
  })
  await Promise.all(['a1', 'a2', 'b1', 'c1', 'a3'].map(submit))
  expect(batches).toEqual([['a1', 'b1'], ['a2', 'c1'], ['a3']])
})
