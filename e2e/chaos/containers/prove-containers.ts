import { chownSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stack, StopResult } from '@invea/tooling/containers/stack'
import { unwrap } from '@invea/tooling/test-client'
import { holdAnywhere, openVisitor, type Target, type Visitor } from '../abuse/visitor.ts'
import { type PublicAddresses, sampleData, sampleSlotsOf } from './settings.ts'

/** Prints the result of a check. `fault` describes the failure; undefined means success. */
type Check = (what: string, fault: string | undefined) => void

const get = async (url: string, encoding = 'br') => {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const firstScript = (page: string): string => /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/no-script'

/** Describes the values that differ from the expected ones; undefined when all are equal. */
const differences = (found: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>) => {
  const lines = Object.entries(expected)
    .filter(([name, value]) => found[name] !== value)
    .map(([name, value]) => `${name} is ${String(found[name])}, not ${String(value)}`)
  return lines.length > 0 ? lines.join('; ') : undefined
}

/** Checks pages, compression, caching, settings and headers of a portal through the public address, as browsers get them. */
const checkPortal = async (name: string, home: string, { service }: PublicAddresses, check: Check): Promise<void> => {
  const english = await get(`${home}/`)
  const amharic = await get(`${home}/am`)
  const page = ({ status, text }: typeof english) => ({
    status,
    language: /<html[^>]* lang="(\w+)"/.exec(text)?.[1],
    ethiopic: /<h1[^>]*>(?:(?!<\/h1>).)*[\u1200-\u137f]/s.test(text),
  })
  check(`${name}: its page in English`, differences(page(english), { status: 200, language: 'en', ethiopic: false }))
  check(`${name}: its page in Amharic`, differences(page(amharic), { status: 200, language: 'am', ethiopic: true }))
  const form = await get(`${home}/am/request-appointment`)
  check(`${name}: the form in Amharic`, differences(page(form), { status: 200, language: 'am' }))

  const script = await get(`${home}${firstScript(english.text)}`)
  check(
    `${name}: a script is brotli and cacheable for a year`,
    differences(
      {
        status: script.status,
        encoding: script.headers.get('content-encoding'),
        caching: script.headers.get('cache-control'),
      },
      { status: 200, encoding: 'br', caching: 'public, max-age=31536000, immutable' },
    ),
  )
  const config = await get(`${home}/config.json`)
  const settings = JSON.parse(config.text) as Readonly<Record<string, unknown>>
  check(
    `${name}: config.json has the address of the service and the settings of the operator`,
    differences(
      { ...settings, caching: config.headers.get('cache-control') },
      { serviceUrl: service, supportMailbox: 'help@agency.example', caching: 'no-store' },
    ),
  )
  const policy = english.headers.get('content-security-policy') ?? ''
  check(
    `${name}: its pages may call the service and no other origin`,
    policy.includes(`connect-src 'self' ${service}`) ? undefined : `the policy is ${policy}`,
  )
}

export const openSession = (serviceUrl: string): Promise<Visitor> => openVisitor(serviceUrl, '203.0.113.7')

/** The first office with a free day, or undefined. The service reads data that another process has loaded within ten seconds. */
const searchDay = async (visitor: Visitor, seconds = 15): Promise<Target | undefined> => {
  const earliest = unwrap(await visitor.schedule.earliest({ requestType: 'new', applicants: 1 }))
  const [found] = earliest.flatMap(({ officeId, date }) => (date ? [{ officeId, date }] : []))
  if (found) return { ...found, slots: sampleSlotsOf(found.officeId).map(({ id }) => id) }
  if (seconds === 0) return undefined
  await wait(1000)
  return searchDay(visitor, seconds - 1)
}

/** Holds an appointment as a visitor does, with its proof of work. Returns the outcome. */
export const hold = (visitor: Visitor, target: Target): Promise<string> =>
  holdAnywhere(visitor, target, { applicants: 1, firstSlot: 0, readCode: async () => undefined })

/** The hold of the session as text, to compare. */
export const holdOf = async (visitor: Visitor): Promise<string> =>
  JSON.stringify(unwrap(await visitor.schedule.currentHold()))

/** Status of a process, read from outside its container. */
interface ProcessStatus {
  readonly name: string
  readonly users: readonly number[]
  readonly groups: readonly number[]
  /** Sets of capabilities that are not empty. */
  readonly capabilities: readonly string[]
  readonly noNewPrivileges: boolean
  readonly filtersSystemCalls: boolean
}

export const readStatus = (text: string): ProcessStatus => {
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

/** All processes of the container with this first process. `first` is its process id on the machine. */
export const processesOf = (first: number): readonly ProcessStatus[] => {
  const namespaceOf = (id: string) => readlinkSync(`/proc/${id}/ns/pid`)
  const own = namespaceOf(String(first))
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return namespaceOf(id) === own ? [readStatus(readFileSync(`/proc/${id}/status`, 'utf8'))] : []
      } catch {
        // The process has ended.
        return []
      }
    })
}

const faults: readonly (readonly [what: string, isFault: (process_: ProcessStatus) => boolean])[] = [
  ['is root', ({ users }) => users.includes(0)],
  ['is in the group of root', ({ groups }) => groups.includes(0)],
  ['has capabilities', ({ capabilities }) => capabilities.length > 0],
  ['may gain privileges', ({ noNewPrivileges }) => !noNewPrivileges],
  ['has no filter of system calls', ({ filtersSystemCalls }) => !filtersSystemCalls],
]

/** Faults of the processes of a container, as sentences. */
export const faultsOf = (processes: readonly ProcessStatus[]): readonly string[] =>
  processes.flatMap((process_) =>
    faults.flatMap(([what, isFault]) => (isFault(process_) ? [`${process_.name} ${what}`] : [])),
  )

const joinFaults = (faults: readonly string[]) => (faults.length > 0 ? faults.join('; ') : undefined)

/** Checks users, capabilities and root file system of each container, from outside and inside. */
export const checkRestrictions = (stack: Stack, check: Check): void => {
  for (const service of stack.services) {
    const first = stack.processOf(service)
    const processes = processesOf(first)
    check(
      `${service}: ${processes.length} processes without root, capabilities and new privileges`,
      processes.length > 0 ? joinFaults(faultsOf(processes)) : 'it has no process',
    )
    const [, , , , , options] =
      readFileSync(`/proc/${first}/mountinfo`, 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .find((words) => words[4] === '/') ?? []
    // Root in the container has no capabilities, but owns these folders.
    const writable = ['/', '/etc', '/usr/bin', '/var/tmp'].flatMap((folder) => {
      const { ok, errors } = stack.execute(service, ['touch', `${folder}/probe`], { user: 'root' })
      return ok || !errors.includes('Read-only file system') ? [`${folder} can be written`] : []
    })
    const mounted = options?.split(',').includes('ro') ? [] : ['it is mounted for writing']
    check(`${service}: the root file system cannot be written`, joinFaults([...mounted, ...writable]))
  }
}

/** Exit code of a program that SIGTERM ends before it handles signals. */
const sigtermExitCode = 143

const faultOfStop = (result: StopResult | undefined, also?: number): string | undefined =>
  result && [0, also].includes(result.code) ? undefined : `exit code ${result?.code}: ${result?.log}`

const isReady = async ({ service }: PublicAddresses): Promise<string | undefined> => {
  const { status } = await fetch(`${service}/readyz`)
  return status === 200 ? undefined : `status ${status}`
}

/** Checks that Prometheus on the machine can read the series. */
export const checkMetrics = async (bind: string, check: Check): Promise<void> => {
  const text = await fetch(`http://${bind}/metrics`).then((response) => response.text())
  check('service: its metrics can be read on METRICS_BIND', /^service_database_up 1$/m.test(text) ? undefined : text)
}

/** Checks pages, a search and a hold through the public address. The hold must survive the recreation of all containers. */
export const checkUse = async (stack: Stack, addresses: PublicAddresses, check: Check): Promise<void> => {
  check('service: /readyz by the public address', await isReady(addresses))
  await checkPortal('passport-portal', addresses.passport, addresses, check)
  await checkPortal('origin-id-portal', addresses.originId, addresses, check)

  const copied = stack.execute('service', ['sh', '-c', 'cat > /tmp/data.json'], { input: sampleData() })
  const loaded = stack.execute('service', ['node', 'src/operator/main.ts', 'load', '/tmp/data.json'])
  check('service: the operator loads master data', loaded.ok ? undefined : `${copied.errors}\n${loaded.errors}`)
  const visitor = await openSession(addresses.service)
  const day = await searchDay(visitor)
  check('service: a search finds a free day', day ? undefined : 'no office has one')
  if (!day) return
  const ended = await hold(visitor, day)
  check('service: an appointment is held, with its proof of work', ended === 'held' ? undefined : ended)
  const held = await holdOf(visitor)
  check('service: the hold is readable', held.includes(day.date) ? undefined : held)

  for (const service of stack.services)
    check(`${service}: healthy after a restart`, (await stack.restart(service)) ? undefined : stack.logsOf(service))
  for (const milliseconds of [0, 300, 900, 1500]) {
    const stopped = await stack.stopWhileStarting('service', milliseconds)
    check(
      `service: ends by itself when it is stopped ${milliseconds} ms after its start`,
      faultOfStop(stopped, sigtermExitCode),
    )
  }
  check('service: healthy after those stops', (await stack.restart('service')) ? undefined : stack.logsOf('service'))
  const stopped = stack.removeContainers()
  for (const service of stack.services)
    check(`${service}: ends by itself when it is stopped`, faultOfStop(stopped[service]))
  check('all: healthy in new containers on the same volumes', joinFaults(await stack.up()))
  const holdAfter = await holdOf(visitor)
  check('database: the hold is unchanged', holdAfter === held ? undefined : `${held} became ${holdAfter}`)
}

/** Kills processes. The restart policy of the compose file must restart their containers. */
export const checkKill = async (stack: Stack, addresses: PublicAddresses, check: Check): Promise<void> => {
  for (const service of stack.services) {
    const first = stack.processOf(service)
    process.kill(first, 'SIGKILL')
    for (let tries = 0; tries < 60 && [0, first].includes(stack.processOf(service)); tries += 1) await wait(500)
    const isRestarted = ![0, first].includes(stack.processOf(service)) && (await stack.isHealthy(service))
    check(`${service}: restarts after kill -9`, isRestarted ? undefined : stack.logsOf(service))
  }
  check('service: /readyz after the kills', await isReady(addresses))
}

/** Checks the backup service, and restores its backup as the guide describes. */
export const checkBackup = (stack: Stack, folder: string, check: Check): void => {
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, 1000, 1000)
  const { ok, errors } = stack.runOnce('backup')
  const [backup = ''] = ok ? readdirSync(folder) : []
  const isWhole = backup !== '' && readdirSync(join(folder, backup)).includes('SHA256SUMS')
  check('backup: writes the database into its folder', isWhole ? undefined : `${backup} ${errors}`)
  if (!isWhole) return
  stack.execute('database', ['createdb', '--username', 'invea', 'drill'])
  const drill = stack.runOnce('backup', ['/deploy/restore-drill.sh', `/backups/${backup}`])
  const offices = Number(/^office (\d+)$/m.exec(drill.output)?.[1] ?? 0)
  check('backup: is restored by the drill', offices > 0 ? undefined : `${drill.output} ${drill.errors}`)
}
