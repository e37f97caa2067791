import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '../bootstrap.mjs'
import { databaseUrls, type Layout, nodeNames, type Secrets } from './layout.ts'
import type { ProgramPlan } from './supervisor.ts'

const localhost = '127.0.0.1'
const milliseconds: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly expr: string; readonly for?: string }[] }[]
}

/** Divides every duration in rules or settings of Prometheus: 15s by 10 is 1500ms. Keeps numbers without a unit. */
export const divideDurations = (text: string, divisor: number): string =>
  text.replaceAll(
    /\b(\d+)([smhd])\b/g,
    (_, count: string, unit: string) =>
      `${Math.max(1, Math.round((Number(count) * (milliseconds[unit] ?? 0)) / divisor))}ms`,
  )

const divideRuleDurations = (text: string, divisor: number): string => {
  const { groups } = parse(text) as Rules
  return stringify({
    groups: groups.map((group) => ({
      ...group,
      rules: group.rules.map((rule) => ({
        ...rule,
        expr: divideDurations(rule.expr, divisor),
        ...(rule.for && { for: divideDurations(rule.for, divisor) }),
      })),
    })),
  })
}

interface Settings {
  readonly alerting: unknown
  readonly global: { readonly scrape_interval: string; readonly evaluation_interval: string }
  readonly scrape_configs: readonly { readonly job_name: string }[]
}

/** Writes prometheus.yaml and the alert rules for the addresses of this cluster, with every duration divided. */
export const writeMonitoring = ({ folder, ports, addressOf }: Layout, divisor: number): void => {
  const monitoringFolder = join(folder, 'monitoring')
  mkdirSync(monitoringFolder, { recursive: true })
  const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
  const local = (...list: readonly number[]) => list.map((port) => `${localhost}:${port}`)
  const onNodes = (port: number) => nodeNames.map((node) => `${addressOf[node]}:${port}`)
  const targets: Readonly<Record<string, readonly string[]>> = {
    'invea-service': local(...ports.metrics),
    patroni: onNodes(8008),
    etcd: onNodes(2379),
    haproxy: local(ports.haproxyMetrics),
    postgresql: local(ports.postgresqlMetrics),
    machine: local(ports.machineMetrics),
  }
  // The cluster has no Alertmanager: the proof reads the alerts from Prometheus.
  const { alerting: _, ...settings } = parse(read('prometheus.yaml')) as Settings
  const global = Object.fromEntries(
    Object.entries(settings.global).map(([name, duration]) => [name, divideDurations(duration, divisor)]),
  )
  writeFileSync(
    join(monitoringFolder, 'prometheus.yaml'),
    stringify({
      ...settings,
      global: { ...global, scrape_timeout: global.scrape_interval },
      scrape_configs: settings.scrape_configs.map(({ job_name }) => {
        if (!targets[job_name])
          throw new Error(`deploy/prometheus.yaml has the job ${job_name}, which has no targets in this cluster`)
        return { job_name, static_configs: [{ targets: targets[job_name] }] }
      }),
    }),
  )
  for (const name of ['alerts.yaml', 'alerts-cluster.yaml'])
    writeFileSync(join(monitoringFolder, name), divideRuleDurations(read(name), divisor))
}

export const monitoringPlans = (layout: Layout, secrets: Secrets): readonly ProgramPlan[] => {
  const { folder, ports } = layout
  const monitoringFolder = join(folder, 'monitoring')
  const listen = (port: number) => `--web.listen-address=${localhost}:${port}`
  return [
    {
      name: 'postgresql-series',
      command: [
        'prometheus-postgres-exporter',
        listen(ports.postgresqlMetrics),
        `--extend.query-path=${join(root, 'deploy/cluster/postgresql-series.yml')}`,
        ...['--disable-default-metrics', '--disable-settings-metrics'],
      ],
      env: { DATA_SOURCE_NAME: `${databaseUrls(layout, secrets).superuser}?sslmode=disable` },
    },
    {
      name: 'machine-series',
      command: [
        'prometheus-node-exporter',
        listen(ports.machineMetrics),
        // Only the disks of the simulated machines.
        ...['--collector.disable-defaults', '--collector.filesystem'],
        '--collector.filesystem.mount-points-exclude=^/($|dev|proc|sys|run|mnt|boot)',
      ],
    },
    {
      name: 'prometheus',
      command: [
        'prometheus',
        listen(ports.prometheus),
        `--config.file=${join(monitoringFolder, 'prometheus.yaml')}`,
        ...[`--storage.tsdb.path=${join(monitoringFolder, 'data')}`, '--log.level=warn'],
      ],
    },
  ]
}
