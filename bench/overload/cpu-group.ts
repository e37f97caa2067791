import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A limit of processor time for processes. */
export interface CpuGroup {
  add(pid: number): void
  /** Removes the group; its processes must have ended. */
  remove(): void
}

const home = '/sys/fs/cgroup'
/** Microseconds. Short, so that a group at its limit pauses for milliseconds only. */
const period = 10_000

const isVersion2 = (): boolean => existsSync(join(home, 'cgroup.controllers'))

const limitOf = (share: number): readonly (readonly [file: string, value: string])[] => {
  const quota = String(Math.round(period * share))
  return isVersion2()
    ? [['cpu.max', `${quota} ${period}`]]
    : [
        ['cpu.cfs_period_us', String(period)],
        ['cpu.cfs_quota_us', quota],
      ]
}

/** Makes a group whose processes get at most this share of one core, or returns a line that names what is missing. */
export const makeCpuGroup = (share: number): CpuGroup | { readonly missing: string } => {
  const parent = isVersion2() ? home : join(home, 'cpu')
  const folder = join(parent, `invea-bench-${process.pid}`)
  try {
    if (isVersion2() && !readFileSync(join(parent, 'cgroup.subtree_control'), 'utf8').includes('cpu')) {
      writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu')
    }
    mkdirSync(folder)
    for (const [file, value] of limitOf(share)) writeFileSync(join(folder, file), value)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { missing: `No CPU group can be made in ${parent} (${reason}): run this as root on Linux.` }
  }
  return {
    add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    remove: () => rmdirSync(folder),
  }
}
