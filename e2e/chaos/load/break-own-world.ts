import { setTimeout as wait } from 'node:timers/promises'
import type { OwnWorld } from '../machine/world.ts'
import { type Fault, type FaultCounts, faultPlans, faults } from './faults.ts'
import { type Random, randomOf } from './random.ts'
import type { Progress } from './run-load.ts'

/** Milliseconds from the start of a fault until all is up again. */
export interface Recovery {
  readonly fault: Fault
  readonly milliseconds: number
}

/** Does the faults of a form, spread over the attempts, and returns what happened, slowest first. */
export const breakOwnWorld = async (
  world: OwnWorld,
  counts: FaultCounts,
  { seed, progress }: { readonly seed: number; readonly progress: Progress },
): Promise<readonly Recovery[]> => {
  const recoveries: Recovery[] = []
  const breakThings = async (plan: readonly Fault[], random: Random) => {
    for (const [at, fault] of plan.entries()) {
      while (!progress.isDue((at + 1) / (plan.length + 1)) && !progress.isLate()) await wait(20)
      if (progress.isLate()) return
      const began = Date.now()
      await faults[fault](world, random)
      const milliseconds = Date.now() - began
      recoveries.push({ fault, milliseconds })
      progress.say(`${at + 1} of ${plan.length}: ${fault}, up again in ${milliseconds} ms`)
    }
  }
  await Promise.all(faultPlans(counts, progress.chaos).map((plan, at) => breakThings(plan, randomOf(seed, -2 - at))))
  return recoveries.toSorted((one, other) => other.milliseconds - one.milliseconds)
}

export const countFaults = (done: readonly Recovery[]): FaultCounts => {
  const counted = { killService: 0, killPostgres: 0, stopPostgres: 0 }
  for (const { fault } of done) counted[fault] += 1
  return counted
}
