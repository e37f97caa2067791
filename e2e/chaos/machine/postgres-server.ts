import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { signal } from '@invea/tooling/cluster/machines'
import { freePort } from '@invea/tooling/ports'
import { findBinaries, makeCluster, removeCluster, startServer, urlOf } from '@invea/tooling/postgres-cluster'
import { until } from '@invea/tooling/programs'
import pg from 'pg'

/** A PostgreSQL server for one proof. It can be killed or stopped, and restarted with the same data and port. */
export interface PostgresServer {
  readonly url: string
  readonly version: string
  /** Kills every process at once, like a power cut, so that nothing is flushed. */
  kill(): Promise<void>
  /** Stops as an operator would: `fast` closes connections, `immediate` skips the shutdown checkpoint. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export const childrenOf = (pid: number): readonly number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Kills a process and its children at once, like a power cut. Lists the children before it dies, so that none flushes anything. */
export const killWithChildren = (pid: number): void => {
  const children = childrenOf(pid)
  for (const one of [pid, ...children]) signal(one, 'SIGKILL')
}

const isWalWriter = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walwriter')
  } catch {
    return false
  }
}

/** Sends a signal to the process `walwriter` once it exists. It writes the log independently of commits. */
const signalWalWriter = async (server: number, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
  process.kill(await until('the start of walwriter', () => childrenOf(server).find(isWalWriter)), signal)
}

/** Differences from the safe default. */
export interface PostgresSettings {
  readonly settings?: readonly string[] | undefined
  readonly walWriterStopped?: boolean | undefined
}

/** Creates a server without starting it. By default, every acknowledged commit is on disk; `settings` can change this. */
export const makePostgres = async ({
  settings = [],
  walWriterStopped,
}: PostgresSettings = {}): Promise<PostgresServer | { readonly missing: string }> => {
  const bin = findBinaries()
  if (!bin) return { missing: 'no PostgreSQL on this machine: install the Debian package postgresql' }
  const cluster = makeCluster(bin)
  const port = await freePort()
  let server: ChildProcess | undefined
  const endServer = async (signal: (running: ChildProcess) => void) => {
    const running = server
    server = undefined
    if (!running) return
    const exited = new Promise((resolve) => running.once('exit', resolve))
    signal(running)
    await exited
  }
  const start = async () => {
    const all = ['fsync=on', 'synchronous_commit=on', 'max_connections=120', 'shared_buffers=256MB', ...settings]
    for (let tries = 1; ; tries++) {
      try {
        server = await startServer(cluster, port, all)
        break
      } catch (error) {
        // Processes of the killed server may still hold its shared memory.
        if (tries >= 20) throw error
        await wait(100)
      }
    }
    if (walWriterStopped && server?.pid) await signalWalWriter(server.pid, 'SIGSTOP')
  }
  process.once('exit', () => server?.kill('SIGKILL'))
  return {
    url: urlOf(port),
    version: cluster.version,
    start,
    kill: () => endServer((running) => killWithChildren(running.pid ?? 0)),
    stop: (mode) => endServer((running) => running.kill(signals[mode])),
    remove: async () => {
      if (walWriterStopped && server?.pid) await signalWalWriter(server.pid, 'SIGCONT')
      await endServer((running) => running.kill('SIGQUIT'))
      removeCluster(cluster)
    },
  }
}

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (text) => text)

/** Connections of the harness to the proof's database. They reconnect after a restart. */
export const connectTo = (url: string) => {
  // Rows of the harness must survive every kill, also when a planted bug turns off synchronous_commit.
  const options = '-c synchronous_commit=on'
  const pool = new pg.Pool({ connectionString: url, options, max: 4, connectionTimeoutMillis: 5_000 })
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return {
    rows: async <T extends object>(statement: string, values: readonly unknown[] = []): Promise<readonly T[]> =>
      (await pool.query(statement, [...values])).rows,
    /** Runs statements on a separate connection, which is closed afterwards, so they may change its settings. */
    alone: async (
      work: (query: (statement: string) => Promise<readonly Record<string, unknown>[]>) => Promise<unknown>,
    ): Promise<void> => {
      const client = await pool.connect()
      try {
        await work(async (statement) => (await client.query(statement)).rows ?? [])
      } finally {
        client.release(true)
      }
    },
    close: () => pool.end(),
  }
}
export type Database = ReturnType<typeof connectTo>
