import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installMissing, missingPackages, type NeededPackages } from '../debian-packages.ts'

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

/** Why no cluster can run here; undefined where it can. */
export const clusterIsImpossible = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  if (!existsSync('/usr/bin/apt-get') && missingPackages(needed).length > 0)
    return 'the programs come from packages of Debian'
  return undefined
}

/** Installs what is missing. Returns why no cluster can run here; undefined where it can. */
export const prepareMachine = (say: (line: string) => void): string | undefined => {
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  try {
    installMissing(needed, say)
  } catch (error) {
    return (error as Error).message
  }
  const probe = ['link', 'add', 'invea-probe', 'type', 'bridge']
  const { status, stderr } = spawnSync('ip', probe, { encoding: 'utf8' })
  if (status !== 0) return `no network can be made on this machine (${stderr.trim()})`
  spawnSync('ip', ['link', 'delete', 'invea-probe'])
  return undefined
}
