import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

/** The Debian packages, each with a file that it brings. */
const needed: Readonly<Record<string, string>> = {
  postgresql: '/usr/lib/postgresql',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  iproute2: '/usr/sbin/ip',
  nftables: '/usr/sbin/nft',
  libfaketime: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
}

/** Why no cluster can run here; undefined where it can. */
export const clusterIsImpossible = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  if (!existsSync('/usr/bin/apt-get') && missingPackages().length > 0)
    return 'the programs come from packages of Debian'
  return undefined
}

const missingPackages = (): readonly string[] =>
  Object.keys(needed).filter((name) => {
    const file = needed[name] ?? ''
    return !existsSync(file) || (name === 'postgresql' && readdirSync(file).length === 0)
  })

const policy = '/usr/sbin/policy-rc.d'

/** Installs packages and starts nothing: Debian starts the services of a package unless this policy forbids it. */
const installMissing = (say: (line: string) => void): void => {
  const missing = missingPackages()
  if (missing.length === 0) return
  say(`Installing from Debian: ${missing.join(' ')}`)
  const hadPolicy = existsSync(policy)
  if (!hadPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const run = (...args: readonly string[]) =>
      spawnSync('apt-get', ['-qq', ...args], {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    run('update')
    const done = run('install', '--yes', '--no-install-recommends', '--no-upgrade', ...missing)
    if (done.status !== 0)
      throw new Error(`apt-get could not install ${missing.join(' ')}:\n${done.stderr.slice(-2000)}`)
  } finally {
    if (!hadPolicy) rmSync(policy, { force: true })
  }
}

/** Installs what is missing. Returns why no cluster can run here; undefined where it can. */
export const prepareMachine = (say: (line: string) => void): string | undefined => {
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  try {
    installMissing(say)
  } catch (error) {
    return (error as Error).message
  }
  const probe = ['link', 'add', 'invea-probe', 'type', 'bridge']
  const { status, stderr } = spawnSync('ip', probe, { encoding: 'utf8' })
  if (status !== 0) return `no network can be made on this machine (${stderr.trim()})`
  spawnSync('ip', ['link', 'delete', 'invea-probe'])
  return undefined
}
