import { readdirSync, readFileSync } from 'node:fs'

/** Kernel ticks a second, as Linux counts them on every architecture Node runs on. */
const ticks = 100

const statOf = (pid: number | string): readonly string[] => {
  try {
    // The name is in brackets and can contain anything; the fields after it are plain.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
const sum = (fields: readonly string[], from: number, to: number) =>
  fields.slice(from, to).reduce((total, field) => total + Number(field), 0) / ticks

/** Seconds of one core a process has used. */
export const cpuOf = (pid: number): number => sum(statOf(pid), 11, 13)

/** The same of a server with all its children, those that ended included. */
export const cpuOfFamily = (parent: number): number => {
  const living = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && statOf(entry)[1] === String(parent))
  return sum(statOf(parent), 11, 15) + living.reduce((total, pid) => total + cpuOf(Number(pid)), 0)
}
