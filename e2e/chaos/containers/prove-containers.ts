import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stack, StopResult } from '@invea/tooling/containers/stack'
import { hold, holdOf, openSession, searchDay } from './booking-calls.ts'
import { type Check, checkPortal } from './portal-pages.ts'
import { faultsOf, processesOf } from './restrictions.ts'
import { type PublicAddresses, sampleData } from './settings.ts'

const listed = (faults: readonly string[]) => (faults.length > 0 ? faults.join('; ') : undefined)

/** Users, capabilities and root file system of each container: read from outside, and tried inside. */
export const checkRestrictions = (stack: Stack, check: Check): void => {
  for (const service of stack.services) {
    const first = stack.processOf(service)
    const processes = processesOf(first)
    check(
      `${service}: ${processes.length} processes without root, capabilities and new privileges`,
      processes.length > 0 ? listed(faultsOf(processes)) : 'it has no process',
    )
    const [, , , , , options] =
      readFileSync(`/proc/${first}/mountinfo`, 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .find((words) => words[4] === '/') ?? []
    // Root in the container has no capability and still owns these folders.
    const tried = ['/', '/etc', '/usr/bin', '/var/tmp'].flatMap((folder) => {
      const { ok, errors } = stack.execute(service, ['touch', `${folder}/probe`], { user: 'root' })
      return ok || !errors.includes('Read-only file system') ? [`${folder} can be written`] : []
    })
    const mounted = options?.split(',').includes('ro') ? [] : ['it is mounted for writing']
    check(`${service}: the root file system cannot be written`, listed([...mounted, ...tried]))
  }
}

/** Exit code of a program that SIGTERM ended before it handles signals. */
const bySignal = 143

const faultOfStop = (result: StopResult | undefined, also?: number): string | undefined =>
  result && [0, also].includes(result.code) ? undefined : `exit code ${result?.code}: ${result?.log}`

const isReady = async ({ service }: PublicAddresses): Promise<string | undefined> => {
  const { status } = await fetch(`${service}/readyz`)
  return status === 200 ? undefined : `status ${status}`
}

/** Pages, a search and a held appointment by the public address; the hold is there after every container was made again. */
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
  check('service: the hold is read again', held.includes(day.date) ? undefined : held)

  for (const service of stack.services)
    check(`${service}: healthy after a restart`, (await stack.restart(service)) ? undefined : stack.logsOf(service))
  for (const milliseconds of [0, 300, 900, 1500]) {
    const stopped = await stack.stopWhileStarting('service', milliseconds)
    check(
      `service: ends by itself when it is stopped ${milliseconds} ms after its start`,
      faultOfStop(stopped, bySignal),
    )
  }
  check('service: healthy after those stops', (await stack.restart('service')) ? undefined : stack.logsOf('service'))
  const stopped = stack.removeContainers()
  for (const service of stack.services)
    check(`${service}: ends by itself when it is stopped`, faultOfStop(stopped[service]))
  check('all: healthy in new containers on the same volumes', listed(await stack.up()))
  const kept = await holdOf(visitor)
  check('database: the hold is kept', kept === held ? undefined : `${held} became ${kept}`)
}

/** A killed process: its container starts again by the restart policy of the compose file. */
export const checkKill = async (stack: Stack, addresses: PublicAddresses, check: Check): Promise<void> => {
  for (const service of stack.services) {
    const first = stack.processOf(service)
    process.kill(first, 'SIGKILL')
    for (let tries = 0; tries < 60 && [0, first].includes(stack.processOf(service)); tries += 1) await wait(500)
    const again = ![0, first].includes(stack.processOf(service)) && (await stack.isHealthy(service))
    check(`${service}: started again after kill -9`, again ? undefined : stack.logsOf(service))
  }
  check('service: /readyz after the kills', await isReady(addresses))
}

/** The service that backs up, and the drill of the guide on what it wrote. */
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
