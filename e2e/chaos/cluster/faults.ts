import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseUrls, type NodeName, nodeNames } from '@invea/tooling/cluster/layout'
import { setCable, signal } from '@invea/tooling/cluster/machines'
import type { Cluster } from '@invea/tooling/cluster/start-cluster'
import { readMembers } from '@invea/tooling/cluster/status'
import { run, until } from '@invea/tooling/programs'
import type { Random } from '@invea/tooling/seeded-random'
import { childrenOf, killWithChildren } from '../machine/postgres-server.ts'
import { startSlowProxy } from '../machine/proxies.ts'
import type { Mark } from './checks.ts'
import { findMember, isWhole, recovery, switchOver, switchTo } from './members.ts'

/** Duration of faults that do not end by themselves. */
const faultMilliseconds = 15_000
const maxSwitchovers = 5

const dataOf = ({ layout }: Cluster, node: NodeName) => join(layout.folderOf(node), 'postgresql/data')

const postmasterOf = (cluster: Cluster, node: NodeName): number =>
  Number(readFileSync(join(dataOf(cluster, node), 'postmaster.pid'), 'utf8').split('\n')[0])

/** Writes to a machine from inside its network namespace, without HAProxy, and records the acknowledged writes. */
const writeInside = (cluster: Cluster, node: NodeName, marks: string) => {
  const { layout, secrets } = cluster
  const url = databaseUrls(layout, secrets).administrator.replace(/@[^/]+/, `@${layout.addressOf[node]}:5432`)
  let number = Date.now() % 1_000_000_000
  let isStopped = false
  let when: Mark['when'] = 'before'
  let acknowledged = 0
  const writeOne = () =>
    new Promise<void>((resolve) => {
      number += 1
      const writeNumber = number
      // A write that is open at the moment of the cut counts as written during the cut.
      const began = when
      const statement = `insert into proof.mark values ('${node}', ${writeNumber})`
      const child = spawn('ip', ['netns', 'exec', layout.namespaceOf(node), 'psql', '-qX', url, '-c', statement], {
        stdio: 'ignore',
        env: { ...process.env, PGCONNECT_TIMEOUT: '2' },
      })
      // Kills the process, because a cancelled commit would be confirmed although no standby has it.
      const limit = setTimeout(() => child.kill('SIGKILL'), 1_000)
      child.once('exit', (code) => {
        clearTimeout(limit)
        if (code === 0) {
          acknowledged += 1
          const mark: Mark = { node, number: writeNumber, when: began === when ? when : 'cut' }
          appendFileSync(marks, `${JSON.stringify(mark)}\n`)
        }
        resolve()
      })
    })
  const writing = (async () => {
    while (!isStopped) {
      await writeOne()
      await wait(100)
    }
  })()
  return {
    untilAcknowledged: () => until('an acknowledged write before the cut', () => acknowledged > 0),
    isCut: () => {
      when = 'cut'
    },
    stop: async () => {
      isStopped = true
      await writing
    },
  }
}

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/**
 * Ignores sleep errors in Patroni. libfaketime refuses a sleep whose end has passed while the processor was busy, which would end
 * Patroni. It could not find its PostgreSQL again, because the kernel stores the start time by the true clock.
 */
const ignorePastSleep = `import time
sleep = time.sleep
def sleep_or_return(seconds):
    try:
        sleep(seconds)
    except OSError:
        pass
time.sleep = sleep_or_return
`

/** Environment variables that move the clock of a program by `seconds`; empty for the true clock. */
const clockSettings = (folder: string, seconds: number): Readonly<Record<string, string>> => {
  if (seconds === 0) return {}
  const python = join(folder, 'moved-clock')
  mkdirSync(python, { recursive: true, mode: 0o755 })
  writeFileSync(join(python, 'sitecustomize.py'), ignorePastSleep)
  return {
    LD_PRELOAD: library,
    PYTHONPATH: python,
    FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
}

/** Restarts Patroni and PostgreSQL of a machine with a moved clock. */
const restartWithClock = async ({ patroni, layout }: Cluster, node: NodeName, seconds: number): Promise<void> => {
  await patroni[node].stop('SIGTERM')
  patroni[node].start(clockSettings(layout.folder, seconds))
}

interface FaultSite {
  readonly cluster: Cluster
  readonly random: Random
  /** File of the writes that isolated machines acknowledged. */
  readonly marks: string
}

/** Faults during bookings. Each function returns when the cause has ended; then the cluster must recover. */
export const clusterFaults = {
  killPrimary: async ({ cluster }) => killWithChildren(postmasterOf(cluster, await findMember(cluster, 'leader'))),
  killPatroni: async ({ cluster }) => cluster.patroni[await findMember(cluster, 'leader')].kill(),
  killEtcd: async ({ cluster, random }) => cluster.etcd[random.of(nodeNames)].kill(),
  killPgbouncer: async ({ cluster }) => cluster.pgbouncer.kill(),
  killHaproxy: async ({ cluster }) => cluster.haproxy.kill(),
  killService: async ({ cluster, random }) => random.of(cluster.services).kill(),
  switchover: async ({ cluster }) => switchOver(cluster),
  cutPrimary: async ({ cluster, marks }) => {
    const { layout } = cluster
    const node = await findMember(cluster, 'leader')
    const writer = writeInside(cluster, node, marks)
    try {
      await writer.untilAcknowledged()
      writer.isCut()
      setCable(layout, node, 'down')
      await until('another primary', async () =>
        (await readMembers(layout)).some(({ name, role }) => role === 'leader' && name !== node),
      )
      await wait(faultMilliseconds / 3)
    } finally {
      setCable(layout, node, 'up')
      await writer.stop()
    }
  },
  loseStandby: async ({ cluster }) => {
    const node = await findMember(cluster, 'sync_standby')
    setCable(cluster.layout, node, 'down')
    await wait(faultMilliseconds)
    setCable(cluster.layout, node, 'up')
  },
  slowReplication: async ({ cluster }) => {
    const { layout } = cluster
    const [node, primary] = [await findMember(cluster, 'sync_standby'), await findMember(cluster, 'leader')]
    const proxy = await startSlowProxy({ host: layout.bridge.address, target: layout.addressOf[primary], port: 5432 })
    const inside = (...command: readonly string[]) => run('ip', ['netns', 'exec', layout.namespaceOf(node), ...command])
    inside('nft', 'add table ip slow')
    inside('nft', 'add chain ip slow output { type nat hook output priority -100 ; }')
    inside(
      'nft',
      `add rule ip slow output ip daddr ${layout.addressOf[primary]} tcp dport 5432 dnat to ${layout.bridge.address}:${proxy.port}`,
    )
    // Makes the standby reconnect, now through the proxy.
    const receiver = childrenOf(postmasterOf(cluster, node)).find((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver'),
    )
    if (receiver) signal(receiver, 'SIGTERM')
    await wait(faultMilliseconds)
    inside('nft', 'delete table ip slow')
    await proxy.close()
  },
  fillDisk: async ({ cluster }) => {
    const node = await findMember(cluster, 'leader')
    const ballast = join(cluster.layout.folderOf(node), 'ballast')
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', 'count=3000'], { stdio: 'ignore' })
    await wait(faultMilliseconds)
    rmSync(ballast, { force: true })
  },
  moveClock: async ({ cluster, random }) => {
    const waitUntilWhole = () => until('a whole cluster', () => isWhole(cluster), recovery)
    const node = await findMember(cluster, 'replica')
    await restartWithClock(cluster, node, random.of([300, -300]))
    await waitUntilWhole()
    // Only the synchronous standby can become primary, and Patroni chooses it, so this may need several switchovers.
    for (let count = 0; count < maxSwitchovers; count++) {
      const next = await findMember(cluster, 'sync_standby')
      await switchTo(cluster, next)
      await waitUntilWhole()
      if (next === node) break
    }
    await wait(faultMilliseconds)
    if ((await findMember(cluster, 'leader')) === node)
      await switchTo(cluster, await findMember(cluster, 'sync_standby'))
    await waitUntilWhole()
    await restartWithClock(cluster, node, 0)
  },
} as const satisfies Record<string, (site: FaultSite) => Promise<void>>

export type ClusterFault = keyof typeof clusterFaults

/** The alert of deploy/alerts.yaml or alerts-cluster.yaml that each fault triggers. */
export const alertOf: Readonly<Record<ClusterFault, string>> = {
  killPrimary: 'PrimaryChanged',
  killPatroni: 'PrimaryWasUnreachable',
  killEtcd: 'EtcdRestarted',
  killPgbouncer: 'PgbouncerWasDown',
  killHaproxy: 'HaproxyRestarted',
  killService: 'ServiceRestarted',
  switchover: 'PrimaryChanged',
  cutPrimary: 'NodeIsDown',
  loseStandby: 'NodeIsDown',
  slowReplication: 'ReplicationIsSlow',
  fillDisk: 'MachineDiskIsFull',
  moveClock: 'ClockIsOff',
}
