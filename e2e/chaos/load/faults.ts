import type { OwnWorld } from '../machine/world.ts'
import type { Random } from './random.ts'

/** What is done to the world while people book, and how it comes back. Each entry ends when all is up again. */
export const faults = {
  killService: async ({ services }: OwnWorld, random: Random) => {
    const service = random.of(services)
    await service.kill()
    await service.start()
  },
  killPostgres: async ({ postgres }: OwnWorld) => {
    await postgres.kill()
    await postgres.start()
  },
  stopPostgres: async ({ postgres }: OwnWorld, random: Random) => {
    await postgres.stop(random.of(['fast', 'immediate'] as const))
    await postgres.start()
  },
} as const

export type Fault = keyof typeof faults
export type FaultCounts = Readonly<Record<Fault, number>>

/** Faults that never happen at the same moment; two streams may meet, as they do in a bad night. */
const streams: readonly (readonly Fault[])[] = [['killService'], ['killPostgres', 'stopPostgres']]

export const shuffled = <T>(list: readonly T[], random: Random): readonly T[] => {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const [one, two] = [mixed[at] as T, mixed[other] as T]
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}

/** The faults of a run, stream by stream, in the order they happen, shuffled by its seed. */
export const faultPlans = (counts: FaultCounts, random: Random): readonly (readonly Fault[])[] =>
  streams.map((stream) =>
    shuffled(
      stream.flatMap((fault) => Array<Fault>(counts[fault]).fill(fault)),
      random,
    ),
  )
