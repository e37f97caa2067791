import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** What is read of a process from outside of its container. */
interface Seen {
  readonly name: string
  readonly users: readonly number[]
  readonly groups: readonly number[]
  /** Sets of capabilities that are not empty. */
  readonly capabilities: readonly string[]
  readonly noNewPrivileges: boolean
  readonly filtersSystemCalls: boolean
}

export const readStatus = (text: string): Seen => {
  const fields = new Map(
    text.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(':')
      return [name, rest.join(':').trim()] as const
    }),
  )
  const numbers = (name: string) => (fields.get(name) ?? '').split(/\s+/).map(Number)
  const sets = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']
  return {
    name: fields.get('Name') ?? '',
    users: numbers('Uid'),
    groups: numbers('Gid'),
    capabilities: sets.filter((name) => !/^0+$/.test(fields.get(name) ?? '')),
    noNewPrivileges: fields.get('NoNewPrivs') === '1',
    filtersSystemCalls: fields.get('Seccomp') === '2',
  }
}

/** All processes of the container whose first process has this number on the machine. */
export const processesOf = (first: number): readonly Seen[] => {
  const namespaceOf = (id: string) => readlinkSync(`/proc/${id}/ns/pid`)
  const own = namespaceOf(String(first))
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return namespaceOf(id) === own ? [readStatus(readFileSync(`/proc/${id}/status`, 'utf8'))] : []
      } catch {
        // It ended in between.
        return []
      }
    })
}

const faults: readonly (readonly [what: string, isFault: (seen: Seen) => boolean])[] = [
  ['is root', ({ users }) => users.includes(0)],
  ['is in the group of root', ({ groups }) => groups.includes(0)],
  ['has capabilities', ({ capabilities }) => capabilities.length > 0],
  ['may gain privileges', ({ noNewPrivileges }) => !noNewPrivileges],
  ['has no filter of system calls', ({ filtersSystemCalls }) => !filtersSystemCalls],
]

/** What is wrong with the processes of a container, in words. */
export const faultsOf = (processes: readonly Seen[]): readonly string[] =>
  processes.flatMap((seen) => faults.flatMap(([what, isFault]) => (isFault(seen) ? [`${seen.name} ${what}`] : [])))
