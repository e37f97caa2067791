/** One way to do the same work. */
export interface Contender {
  readonly name: string
  /** Does the work once; the answer keeps the compiler from leaving it out. */
  readonly run: () => unknown
}

const median = (values: readonly number[]): number =>
  [...values].sort((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0

/** Microseconds of one run, over about this many milliseconds. */
const time = ({ run }: Contender, milliseconds: number): number => {
  const start = performance.now()
  let runs = 0
  let result: unknown
  do {
    result = run()
    runs += 1
  } while (performance.now() - start < milliseconds)
  if (result === Symbol.for('never')) throw new Error('unreachable')
  return ((performance.now() - start) * 1000) / runs
}

/**
 * Medians of interleaved rounds, the first contender being ours: what else runs on the machine hits all of them alike, so the ratios
 * hold where absolute times do not.
 */
export const compare = (contenders: readonly Contender[], rounds = 15, milliseconds = 30) => {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (const contender of contenders) time(contender, milliseconds)
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) times.get(contender.name)?.push(time(contender, milliseconds))
  }
  const ours = median(times.get(contenders[0]?.name ?? '') ?? [])
  return contenders.map(({ name }) => {
    const microseconds = median(times.get(name) ?? [])
    return { name, microseconds, ratio: microseconds / ours }
  })
}
