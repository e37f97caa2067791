import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseUrls, type NodeName, nodeNames } from '@invea/tooling/cluster/layout'
import { run, setCable, signal } from '@invea/tooling/cluster/machines'
import { type Cluster, until } from '@invea/tooling/cluster/start-cluster'
import { readMembers } from '@invea/tooling/cluster/status'
import type { Random } from '../load/random.ts'
import { childrenOf } from '../machine/own-postgres.ts'
import { startSlowProxy } from '../machine/proxies.ts'
import type { Mark } from './checks.ts'
import { findMember, isWhole, recovery, switchOver, switchTo } from './members.ts'

/** How long a state lasts that does not end by itself. */
const lasts = 15_000
const maxSwitchovers = 5

const dataOf = ({ layout }: Cluster, node: NodeName) => join(layout.folderOf(node), 'postgresql/data')

const postmasterOf = (cluster: Cluster, node: NodeName): number =>
  Number(readFileSync(join(dataOf(cluster, node), 'postmaster.pid'), 'utf8').split('\n')[0])

/** Every process of PostgreSQL at once: nothing is flushed. */
const killPostgres = (cluster: Cluster, node: NodeName): void => {
  const pid = postmasterOf(cluster, node)
  const children = childrenOf(pid)
  signal(pid, 'SIGKILL')
  for (const child of children) signal(child, 'SIGKILL')
}

/** Writes to one machine from inside it, past HAProxy, and keeps what it acknowledged. */
const writeInside = (cluster: Cluster, node: NodeName, marks: string) => {
  const { layout, secrets } = cluster
  const url = databaseUrls(layout, secrets).administrator.replace(/@[^/]+/, `@${layout.addressOf[node]}:5432`)
  let number = Date.now() % 1_000_000_000
  let over = false
  let when: Mark['when'] = 'before'
  let acknowledged = 0
  const writeOne = () =>
    new Promise<void>((resolve) => {
      number += 1
      const mine = number
      // A write that is on its way when the cable is cut counts as written during the cut.
      const began = when
      const statement = `insert into proof.mark values ('${node}', ${mine})`
      const child = spawn('ip', ['netns', 'exec', layout.namespaceOf(node), 'psql', '-qX', url, '-c', statement], {
        stdio: 'ignore',
        env: { ...process.env, PGCONNECT_TIMEOUT: '2' },
      })
      // Killed, not cancelled: a cancelled commit is confirmed although no standby has it.
      const limit = setTimeout(() => child.kill('SIGKILL'), 1_000)
      child.once('exit', (code) => {
        clearTimeout(limit)
        if (code === 0) {
          acknowledged += 1
          const mark: Mark = { node, number: mine, when: began === when ? when : 'cut' }
          appendFileSync(marks, `${JSON.stringify(mark)}\n`)
        }
        resolve()
      })
    })
  const writing = (async () => {
    while (!over) {
      await writeOne()
      await wait(100)
    }
  })()
  return {
    untilAcknowledged: () => until('a write that is acknowledged before the cut', () => acknowledged > 0),
    isCut: () => {
      when = 'cut'
    },
    stop: async () => {
      over = true
      await writing
    },
  }
}

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/**
 * libfaketime refuses a sleep whose end has passed while the processor was busy, and Patroni, a Python program, would end. It could
 * not find its PostgreSQL again: the kernel knows when that began by the true clock only.
 */
const patientSleep = `import time
sleep = time.sleep
def patient(seconds):
    try:
        sleep(seconds)
    except OSError:
        pass
time.sleep = patient
`

/** What makes the clock of a program `seconds` fast, or slow when negative; nothing for the true clock. */
const clockSettings = (folder: string, seconds: number): Readonly<Record<string, string>> => {
  if (seconds === 0) return {}
  const python = join(folder, 'moved-clock')
  mkdirSync(python, { recursive: true, mode: 0o755 })
  writeFileSync(join(python, 'sitecustomize.py'), patientSleep)
  return {
    LD_PRELOAD: library,
    PYTHONPATH: python,
    FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
}

/** Stops Patroni and PostgreSQL of a machine, and starts them with another clock. */
const restartWithClock = async ({ patroni, layout }: Cluster, node: NodeName, seconds: number): Promise<void> => {
  await patroni[node].stop('SIGTERM')
  patroni[node].start(clockSettings(layout.folder, seconds))
}

export interface FaultSite {
  readonly cluster: Cluster
  readonly random: Random
  /** File for what machines acknowledged that were cut off. */
  readonly marks: string
}

/** What is done to the cluster while people book. Each ends when its cause has ended; then the cluster must become whole again. */
export const clusterFaults = {
  killPrimary: async ({ cluster }) => killPostgres(cluster, await findMember(cluster, 'leader')),
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
      await wait(lasts / 3)
    } finally {
      setCable(layout, node, 'up')
      await writer.stop()
    }
  },
  loseStandby: async ({ cluster }) => {
    const node = await findMember(cluster, 'sync_standby')
    setCable(cluster.layout, node, 'down')
    await wait(lasts)
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
    // The standby connects again, now through the proxy.
    const receiver = childrenOf(postmasterOf(cluster, node)).find((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver'),
    )
    if (receiver) signal(receiver, 'SIGTERM')
    await wait(lasts)
    inside('nft', 'delete table ip slow')
    await proxy.close()
  },
  fillDisk: async ({ cluster }) => {
    const node = await findMember(cluster, 'leader')
    const ballast = join(cluster.layout.folderOf(node), 'ballast')
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', 'count=3000'], { stdio: 'ignore' })
    await wait(lasts)
    rmSync(ballast, { force: true })
  },
  moveClock: async ({ cluster, random }) => {
    const whole = () => until('a whole cluster', () => isWhole(cluster), recovery)
    const node = await findMember(cluster, 'replica')
    await restartWithClock(cluster, node, random.of([300, -300]))
    await whole()
    // Only the synchronous standby may take over, and Patroni chooses it: a few switchovers bring the machine to the front.
    for (let count = 0; count < maxSwitchovers; count++) {
      const next = await findMember(cluster, 'sync_standby')
      await switchTo(cluster, next)
      await whole()
      if (next === node) break
    }
    await wait(lasts)
    if ((await findMember(cluster, 'leader')) === node)
      await switchTo(cluster, await findMember(cluster, 'sync_standby'))
    await whole()
    await restartWithClock(cluster, node, 0)
  },
} as const satisfies Record<string, (site: FaultSite) => Promise<void>>

export type ClusterFault = keyof typeof clusterFaults

/** The rule of deploy/alerts-cluster.yaml that each fault raises. */
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
