import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const oneAtATime = { running: 1, waiting: 50, waitingOfOwner: 20 }
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('an owner of many tasks delays another by one task', async () => {
  const queue = createFairQueue(oneAtATime)
  const order: number[] = []
  const add = (owner: number) =>
    queue.run(owner, async () => {
      await turn()
      order.push(owner)
    })
  const all = [...Array.from({ length: 10 }, () => add(1)), add(2), add(3), add(2)]
  expect(queue.waiting()).toBe(12)
  await Promise.all(all)
  expect(order.slice(0, 6)).toEqual([1, 1, 2, 3, 1, 2])
  expect([queue.waiting(), queue.unfinished()]).toEqual([0, 0])
})

test('runs as many tasks at one time as allowed, and goes on after one fails', async () => {
  const queue = createFairQueue({ ...oneAtATime, running: 3 })
  let [running, most] = [0, 0]
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      queue.run(at, async () => {
        running += 1
        most = Math.max(most, running)
        await turn()
        running -= 1
        if (at === 0) throw new Error('sample')
      }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  expect(most).toBe(3)
})

test('refuses at once when too many wait, of one owner before those of others', async () => {
  const queue = createFairQueue({ running: 1, waiting: 3, waitingOfOwner: 2 })
  const accepted = [1, 1, 1].map((owner) => queue.run(owner, turn))
  expect(queue.run(1, turn)).toBeUndefined()
  accepted.push(queue.run(2, turn))
  expect(queue.run(3, turn)).toBeUndefined()
  await Promise.all(accepted)
  expect(queue.run(1, turn)).toBeDefined()
})

test('names the owner and the time of each task, without the time it waited', async () => {
  const times: (readonly [number, number])[] = []
  const queue = createFairQueue(oneAtATime, (owner, milliseconds) => times.push([owner, milliseconds]))
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 100))
  const started = performance.now()
  await Promise.all([queue.run(7, wait), queue.run(8, turn)])
  const whole = performance.now() - started
  expect(times.map(([owner]) => owner)).toEqual([7, 8])
  const [[, first = 0] = [], [, second = 0] = []] = times
  expect(first).toBeGreaterThan(90)
  // With the time that it waited, the second would take as long as both.
  expect(first + second).toBeLessThanOrEqual(whole)
})
