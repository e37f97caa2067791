import { cpus, loadavg } from 'node:os'

/** The middle of the values, NaN without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

/** The value below which this share of the sorted values is, 0 without values. */
export const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The 50th and the 99th percentile. */
export const percentiles = (values: readonly number[]): { readonly p50: number; readonly p99: number } => {
  const sorted = Float64Array.from(values).sort()
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
}

/** Describes the load of this machine, which other work raises. */
export const machineLoad = (): string => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
