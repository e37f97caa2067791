import { spawnSync } from 'node:child_process'
import { installMissing, type NeededPackages } from '../debian-packages.ts'
import { run } from '../programs.ts'
import { type Layout, type NodeName, nodeNames } from './layout.ts'

const needed: NeededPackages = {
  postgresql: '/usr/lib/postgresql',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  tini: '/usr/bin/tini',
  prometheus: '/usr/bin/prometheus',
  'prometheus-postgres-exporter': '/usr/bin/prometheus-postgres-exporter',
  'prometheus-node-exporter': '/usr/bin/prometheus-node-exporter',
  iproute2: '/usr/sbin/ip',
  nftables: '/usr/sbin/nft',
  libfaketime: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
}

/** Installs missing packages. Returns the reason why no cluster can run on this machine, or undefined. */
export const prepareMachine = (print: (line: string) => void): string | undefined => {
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  try {
    installMissing(needed, print)
  } catch (error) {
    return (error as Error).message
  }
  const probe = ['link', 'add', 'invea-probe', 'type', 'bridge']
  const { status, stderr } = spawnSync('ip', probe, { encoding: 'utf8' })
  if (status !== 0) return `cannot create a network on this machine (${stderr.trim()})`
  spawnSync('ip', ['link', 'delete', 'invea-probe'])
  return undefined
}

const ip = (...args: readonly string[]) => run('ip', args)

const exists = (...args: readonly string[]) => spawnSync('ip', args, { stdio: 'ignore' }).status === 0

/** Names of the existing parts of a cluster's network. */
export const existingNetwork = (layout: Layout): readonly string[] => [
  ...nodeNames.map(layout.namespaceOf).filter((name) => exists('-netns', name, 'link')),
  ...(exists('link', 'show', layout.bridge.name) ? [layout.bridge.name] : []),
]

/** Creates a network namespace for each machine, connected to a bridge by a virtual cable. */
export const makeNetwork = (layout: Layout): void => {
  const { bridge } = layout
  ip('link', 'add', bridge.name, 'type', 'bridge')
  ip('address', 'add', `${bridge.address}/24`, 'dev', bridge.name)
  ip('link', 'set', bridge.name, 'up')
  for (const node of nodeNames) {
    const [space, cable] = [layout.namespaceOf(node), layout.interfaceOf(node)]
    ip('netns', 'add', space)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    ip('link', 'set', cable, 'master', bridge.name, 'up')
    ip('-netns', space, 'address', 'add', `${layout.addressOf[node]}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) ip('-netns', space, 'link', 'set', device, 'up')
  }
}

/** Disconnects a machine from all others, or connects it again. Its programs continue to run. */
export const setCable = (layout: Layout, node: NodeName, state: 'up' | 'down'): void => {
  ip('link', 'set', layout.interfaceOf(node), state)
}

const processesIn = (space: string): readonly number[] =>
  (spawnSync('ip', ['netns', 'pids', space], { encoding: 'utf8' }).stdout ?? '').split('\n').filter(Boolean).map(Number)

/** Removes a cluster's network and all processes on its machines. */
export const removeNetwork = (layout: Layout): void => {
  for (const node of nodeNames) {
    const space = layout.namespaceOf(node)
    for (const pid of processesIn(space)) signal(pid, 'SIGKILL')
    if (exists('link', 'show', layout.interfaceOf(node))) ip('link', 'delete', layout.interfaceOf(node))
    if (exists('-netns', space, 'link')) ip('netns', 'delete', space)
  }
  if (exists('link', 'show', layout.bridge.name)) ip('link', 'delete', layout.bridge.name)
}

/** Sends a signal to a process that may have ended. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Wraps a command in `tini -s`, which reaps orphaned processes as systemd does. Patroni and PostgreSQL leave such processes, and Patroni
 * waits until they are reaped. The first process of a container may reap them only seconds later.
 */
export const underReaper = (
  command: readonly string[],
  options: readonly string[] = [],
): readonly [program: string, ...args: string[]] => ['/usr/bin/tini', '-s', ...options, '--', ...command]
