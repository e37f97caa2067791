import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { render } from '@invea/tooling/cluster/layout'
import { freePort } from '@invea/tooling/ports'
import { findBinaries } from '@invea/tooling/postgres-cluster'
import { endProcess, isUp } from '@invea/tooling/programs'
import { makeService } from './machine/service-process.ts'
import { startTestSystem } from './machine/test-system.ts'
import { endWith, proofOptions, runProof } from './run-proof.ts'
import { nextVersion, proveUpgrade, type UpgradeSite, upgradeSize } from './upgrade/prove-upgrade.ts'

/** HAProxy needs about 1.5 seconds to notice that a process is stopping. */
const settings = { DRAIN_SECONDS: '3' }
/** More than the default of one gigabyte between checkpoints, because the server has gigabytes of data. */
const postgres = { settings: ['max_wal_size=8GB'] }

/** The part of `deploy/cluster/haproxy.cfg` that is in front of the service. */
const haproxyFor = (folder: string, port: number, services: readonly number[]): string => {
  const [service1 = 0, service2 = 0] = services
  const none = '127.0.0.1'
  const text = render('haproxy.cfg', {
    FOLDER: folder,
    ...{ POSTGRESQL_BIND: none, NODE1: none, NODE2: none, NODE3: none },
    ...{ METRICS_BIND: none, PGBOUNCER_HOST: none, PGBOUNCER_PORT: 0 },
    SERVICE_BIND: `127.0.0.1:${port}`,
    SERVICE1: `127.0.0.1:${service1}`,
    SERVICE2: `127.0.0.1:${service2}`,
    SERVICE3: none,
  })
  return text
    .split(/^(?=global|defaults|frontend|backend)/m)
    .filter((section) => /(^|\n)(global|defaults|frontend service|backend service)\n/.test(section))
    .map((section) => section.replace(/^ *server service3.*\n/m, ''))
    .join('')
}

const startHaproxy = async (folder: string, services: readonly number[]) => {
  const [port, file] = [await freePort(), join(folder, 'haproxy.cfg')]
  writeFileSync(file, haproxyFor(folder, port, services))
  const log = openSync(join(folder, 'haproxy.log'), 'w')
  const haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] })
  closeSync(log)
  process.once('exit', () => haproxy.kill('SIGKILL'))
  if (!(await isUp(`http://127.0.0.1:${port}/readyz`, once(haproxy, 'exit'))))
    throw new Error(`haproxy is not ready: ${folder}/haproxy.log`)
  return { port, stop: () => endProcess(haproxy, 'SIGKILL') }
}

/** Returns the reason why this machine cannot run the proof, or undefined. */
const serverIsImpossible = (): string | undefined => {
  if (!findBinaries()) return 'no PostgreSQL on this machine: install the Debian package postgresql'
  if (spawnSync('haproxy', ['-v']).status !== 0) return 'no HAProxy on this machine: install the Debian package haproxy'
  return undefined
}

/** One PostgreSQL and one process of the service. The next process starts before the old one ends (docs/how-to/upgrade.md). */
const startServerSite = async (folder: string): Promise<UpgradeSite> => {
  const own = await startTestSystem({ folder, processes: 1, mutants: [], postgres, settings })
  if ('missing' in own) throw new Error(own.missing)
  const [old] = own.services
  if (!old) throw new Error('no process of the service was started')
  const next = await makeService({
    ...{ databaseUrl: own.postgres.url, folder, name: 'service-next', settings },
    preloaded: [nextVersion],
  })
  let haproxy: Awaited<ReturnType<typeof startHaproxy>> | undefined
  const remove = async () => {
    await haproxy?.stop()
    await next.kill()
    await own.remove()
  }
  try {
    haproxy = await startHaproxy(folder, [old.port, next.port])
  } catch (error) {
    await remove()
    throw error
  }
  return {
    system: {
      ...own,
      routes: [{ port: haproxy.port, isUp: () => true }],
      drain: async () => {
        await next.stop()
        await own.drain()
      },
      remove,
    },
    tables: ['request', 'request_person'],
    takesPayments: false,
    settled: () => Promise.resolve(),
    steps: [
      { name: 'next process starts and migrates', replace: () => next.start() },
      // HAProxy must detect the new process before the old one ends.
      { name: 'both processes', replace: () => wait(5_000) },
      { name: 'old process ends', replace: () => old.stop() },
    ],
    remove,
  }
}

// `pnpm prove:upgrade [requests] [--seed=N] [--keep]`: replaces the service on one PostgreSQL with a version that changes the tables.

const { values, positionals } = parseArgs({ allowPositionals: true, options: proofOptions })
const requests = Number(positionals[0] ?? upgradeSize.requests)
if (!Number.isSafeInteger(requests) || requests < 1)
  endWith('usage', 'pnpm prove:upgrade [requests] [--seed=N] [--keep]')
const impossible = serverIsImpossible()
if (impossible) endWith('impossible', `Skipped, no upgrade: ${impossible}.`)
await runProof({ name: 'upgrade-server', size: 'upgrade', ...values }, (run) =>
  proveUpgrade(() => startServerSite(run.folder), { ...run, requests }),
)
