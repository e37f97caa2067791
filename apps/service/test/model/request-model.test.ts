import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedSlotTotals } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { testSystemOf } from '../integration/a-test-system.ts'
import { anyCommands, type Command, confirm, documents, hold, type Model, order, pay, submit } from './commands.ts'
import { startRealService } from './real-service.ts'

const seed = Number(process.env.LIFE_SEED ?? process.env.TEST_SEED ?? 20_261_121)
const runs = Number(process.env.LIFE_RUNS ?? (process.env.TEST_FULL ? 25 : 6))

/** Steps that precede the random ones, because random steps alone seldom lead to a payment. */
const openingSteps = (mode: 'normal' | 'urgent') => [hold('a'), submit(mode), documents, confirm, order]

describe.each(databaseKinds)('on %s', (kind) => {
  const { service } = testSystemOf(kind)

  test(`${runs} random sequences of steps end as the status table defines (seed ${seed})`, {
    timeout: 3_600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCommands,
        fc.constantFrom<'normal' | 'urgent'>('normal', 'normal', 'urgent'),
        fc.nat(5),
        fc.boolean(),
        async (commands, mode, openingCount, worker) => {
          const start = async () => {
            const real = await startRealService(service)
            const now = service.clock.now().toISOString()
            const model: Model = { state: { now, occupied: [] }, office: real.office, worker }
            for (const one of openingSteps(mode).slice(0, openingCount) as Command[])
              if (one.check(model)) await one.run(model, real)
            return { model, real }
          }
          await fc.asyncModelRun(start, commands)
        },
      ),
      { seed, numRuns: runs, endOnFailure: true, interruptAfterTimeLimit: 3_500_000 },
    )
    await checkedSlotTotals(service.services)
  })

  test('a too low payment followed by a correct one gives a paid request, its slip, and a refund of the first', async () => {
    const real = await startRealService(service)
    const now = real.service.clock.now().toISOString()
    const model: Model = { state: { now, occupied: [] }, office: real.office, worker: false }
    for (const one of [...openingSteps('normal'), pay(false), order, pay(false), pay(true)]) await one.run(model, real)
    expect(model.state.request).toMatchObject({ status: 'paymentCompleted', paid: 1, refunds: 2 })
  })
})
