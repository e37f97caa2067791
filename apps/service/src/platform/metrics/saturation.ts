import { statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { OpenDatabase } from '../database/database.ts'
import type { Metrics } from './metrics.ts'

interface Queue {
  readonly waiting: () => number
}

/** How much of each limited resource is used, and the length of its queue. Read on each scrape. */
export const watchSaturation = (
  metrics: Metrics,
  {
    opened,
    dataDir,
    workers,
    pictures,
    passwords,
    holdWriter,
  }: {
    readonly opened: OpenDatabase
    readonly dataDir: string
    readonly workers: { unfinished(): number }
    readonly pictures: Queue
    readonly passwords: Queue
    readonly holdWriter: Queue
  },
): void => {
  const pool = opened.connections
  metrics.gauge('service_database_connections', 'Connections that are used', () => pool?.().used ?? 0)
  metrics.gauge('service_database_connections_max', 'DATABASE_CONNECTIONS; 0 when embedded', () => pool?.().max ?? 0)
  metrics.gauge('service_database_waiting', 'Transactions that wait for a connection', () => pool?.().waiting ?? 0)
  metrics.gauge('service_hold_queue', 'Holds that wait for the next batch', () => holdWriter.waiting())
  metrics.gauge('service_worker_tasks', 'Slips and uploaded PDFs that are made or wait', () => workers.unfinished())
  metrics.gauge('service_pictures_waiting', 'Uploaded pictures that wait to be decoded', () => pictures.waiting())
  metrics.gauge('service_passwords_waiting', 'Passwords that wait to be hashed', () => passwords.waiting())
  let last = performance.eventLoopUtilization()
  metrics.gauge('service_event_loop_utilization', 'Share of the time since the last scrape with work', () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  })
  metrics.gauge('service_disk_free_bytes', 'Free on the disk of DATA_DIR', () => {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  })
  metrics.gauge('service_disk_size_bytes', 'Size of the disk of DATA_DIR', () => {
    const { blocks, bsize } = statfsSync(dataDir)
    return blocks * bsize
  })
  // deploy/backup.sh writes this file.
  metrics.gauge(
    'service_backup_last_success_seconds',
    'When the last backup ended, in seconds since 1970; 0: never',
    () => {
      const written = statSync(join(dataDir, 'last-backup'), { throwIfNoEntry: false })
      return (written?.mtimeMs ?? 0) / 1_000
    },
  )
}

/** Counts and times methods of an object as calls of a dependency. Failures: thrown errors, and values with `isFailure`. */
export const withDependencyMetrics = <Target extends object, Name extends keyof Target & string>(
  target: Target,
  names: readonly Name[],
  {
    metrics,
    dependency,
    isFailure = () => false,
  }: {
    readonly metrics: Metrics
    readonly dependency: (method: Name, first: unknown) => string
    readonly isFailure?: (result: unknown) => boolean
  },
): Target => {
  const wrap = (name: Name) => {
    const method = target[name] as (...args: unknown[]) => Promise<unknown>
    return async (...args: unknown[]): Promise<unknown> => {
      const started = performance.now()
      let failed = true
      try {
        const result = await method.apply(target, args)
        failed = isFailure(result)
        return result
      } finally {
        metrics.dependency(dependency(name, args[0]), failed, (performance.now() - started) / 1_000)
      }
    }
  }
  return { ...target, ...Object.fromEntries(names.map((name) => [name, wrap(name)])) }
}
