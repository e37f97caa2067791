import { setTimeout as wait } from 'node:timers/promises'
import { type Random, randomOf } from '@invea/tooling/seeded-random'
import type { OwnTestSystem } from '../machine/test-system.ts'

/** Progress of a load, for the faults that run in parallel. */
export interface Progress {
  readonly chaos: Random
  /** Times of the acknowledged changes, in order. */
  readonly acknowledged: readonly number[]
  /** Whether this share of the attempts is done, or this share of the time has passed. */
  isDue(share: number): boolean
  isLate(): boolean
  print(line: string): void
}

/** Faults during bookings. Each function returns when everything is up again. */
export const faults = {
  killService: async ({ services }: OwnTestSystem, random: Random) => {
    const service = random.of(services)
    await service.kill()
    await service.start()
  },
  killPostgres: async ({ postgres }: OwnTestSystem) => {
    await postgres.kill()
    await postgres.start()
  },
  stopPostgres: async ({ postgres }: OwnTestSystem, random: Random) => {
    await postgres.stop(random.of(['fast', 'immediate'] as const))
    await postgres.start()
  },
} as const

export type Fault = keyof typeof faults
export type FaultCounts = Readonly<Record<Fault, number>>

/** Faults of one stream never happen at the same time; those of two streams may. */
const streams: readonly (readonly Fault[])[] = [['killService'], ['killPostgres', 'stopPostgres']]

/**
 * On a slow machine the faults of a stream are due one after the other. Then the product runs as long as the last fault took, and half of
 * the faults wait for all services. Without these pauses a killed service never finds a database that is up long enough to start.
 */
const leaveTimeToStart = async (
  { services }: OwnTestSystem,
  { random, lastRecovery }: { readonly random: Random; readonly lastRecovery: number },
) => {
  await wait(lastRecovery)
  if (random.below(2) === 0) return
  const deadline = Date.now() + 60_000
  while (!services.every(({ isUp }) => isUp()) && Date.now() < deadline) await wait(20)
}

export const shuffled = <T>(list: readonly T[], random: Random): readonly T[] => {
  const copy = [...list]
  for (let at = copy.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const [one, two] = [copy[at] as T, copy[other] as T]
    copy[at] = two
    copy[other] = one
  }
  return copy
}

/** The faults of a run for each stream, shuffled by its seed. */
const faultPlans = (counts: FaultCounts, random: Random): readonly (readonly Fault[])[] =>
  streams.map((stream) =>
    shuffled(
      stream.flatMap((fault) => Array<Fault>(counts[fault]).fill(fault)),
      random,
    ),
  )

/** Duration from the start of a fault until everything is up again. */
export interface Recovery {
  readonly fault: Fault
  readonly milliseconds: number
}

/** Runs the faults of a form, spread over the attempts. Returns the recoveries, slowest first. */
export const runFaults = async (
  system: OwnTestSystem,
  counts: FaultCounts,
  { seed, progress }: { readonly seed: number; readonly progress: Progress },
): Promise<readonly Recovery[]> => {
  const recoveries: Recovery[] = []
  const runStream = async (plan: readonly Fault[], random: Random) => {
    let lastRecovery = 0
    for (const [at, fault] of plan.entries()) {
      while (!progress.isDue((at + 1) / (plan.length + 1)) && !progress.isLate()) await wait(20)
      await leaveTimeToStart(system, { random, lastRecovery })
      if (progress.isLate()) return
      const began = Date.now()
      await faults[fault](system, random)
      lastRecovery = Date.now() - began
      recoveries.push({ fault, milliseconds: lastRecovery })
      progress.print(`${at + 1} of ${plan.length}: ${fault}, up again in ${lastRecovery} ms`)
    }
  }
  await Promise.all(faultPlans(counts, progress.chaos).map((plan, at) => runStream(plan, randomOf(seed, -2 - at))))
  return recoveries.toSorted((one, other) => other.milliseconds - one.milliseconds)
}

export const countFaults = (recoveries: readonly Recovery[]): FaultCounts => {
  const counted = { killService: 0, killPostgres: 0, stopPostgres: 0 }
  for (const { fault } of recoveries) counted[fault] += 1
  return counted
}
