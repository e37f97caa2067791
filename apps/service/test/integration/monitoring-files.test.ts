import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { createMetricsReader } from '../../src/platform/metrics/monitoring.ts'
import { serviceOf } from '../../src/testing/a-service.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const service = serviceOf('embedded')
let exported: ReadonlySet<string>
beforeAll(async () => {
  const text = await createMetricsReader(service.services)()
  exported = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].flatMap(([, name]) => name ?? []))
})

/** Series of other programs: Prometheus, Patroni 3.0, etcd 3.4, HAProxy 2.6, and the PostgreSQL and node exporters. */
const foreign = new Set([
  'up',
  'patroni_primary',
  'patroni_sync_standby',
  'patroni_postgres_running',
  'patroni_is_paused',
  'patroni_dcs_last_seen',
  'etcd_server_has_leader',
  'haproxy_server_check_up_down_total',
  'haproxy_process_start_time_seconds',
  'standby_flush_lag_seconds',
  'archiver_failing',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
])

/** Names of the series in an expression; throws if it cannot be parsed. */
const seriesIn = (expression: string): readonly string[] => {
  const text = expression.replaceAll('$__rate_interval', '5m')
  const names: string[] = []
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${text}`)
      if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector') names.push(text.slice(from, to))
    },
  })
  return names
}
const missing = (names: readonly string[]) =>
  names.filter(
    (name) => !foreign.has(name) && !exported.has(name) && !exported.has(name.replace(/_(bucket|sum|count)$/, '')),
  )

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) })),
    }),
  ),
})
const alerts = ['deploy/alerts.yaml', 'deploy/alerts-cluster.yaml'].flatMap((file) =>
  Rules.parse(parse(read(file))).groups.flatMap(({ rules }) => rules),
)

test('alert rules name series that exist', () => {
  expect(alerts.length).toBeGreaterThan(20)
  for (const { expr } of alerts) expect([seriesIn(expr).length > 0, missing(seriesIn(expr))]).toEqual([true, []])
  expect(() => seriesIn('sum(rate(service_call_seconds_count[5m])')).toThrow('not PromQL')
  expect(missing(['service_unknown_total'])).toEqual(['service_unknown_total'])
})

test('each alert has a paragraph in the guide, and each paragraph an alert', () => {
  const guide = read('docs/how-to/answer-an-incident.md')
  const paragraphs = [...guide.slice(guide.indexOf('## Alerts')).matchAll(/^### (\w+)\n\S/gm)].map(([, name]) => name)
  expect(paragraphs.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
})

test('each alert has a test that raises it and a test that does not', () => {
  const { tests } = parse(read('deploy/alerts.test.yaml')) as { readonly tests: readonly { readonly name: string }[] }
  const expected = alerts.flatMap(({ alert }) => [`${alert} fires`, `${alert} is quiet`])
  expect(tests.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

const datasource = z.object({ type: z.literal('prometheus'), uid: z.literal('${datasource}') })
const gridPos = z.object({
  x: z.int().check(z.minimum(0), z.maximum(23)),
  y: z.int().check(z.minimum(0)),
  w: z.int().check(z.minimum(1), z.maximum(24)),
  h: z.int().check(z.minimum(1)),
})
const panel = { id: z.int(), title: z.string().check(z.minLength(1)), gridPos }
/** What Grafana needs to import a dashboard. */
const Dashboard = z.object({
  uid: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  title: z.string(),
  schemaVersion: z.int().check(z.minimum(36)),
  time: z.object({ from: z.string(), to: z.string() }),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string(), query: z.string() })) }),
  panels: z.array(
    z.discriminatedUnion('type', [
      z.object({ ...panel, type: z.literal('row'), collapsed: z.literal(false), panels: z.array(z.never()) }),
      z.object({
        ...panel,
        type: z.literal('timeseries'),
        datasource,
        fieldConfig: z.object({ defaults: z.object({ unit: z.string() }), overrides: z.array(z.never()) }),
        targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string(), datasource })),
      }),
    ]),
  ),
})

test('the dashboard has the shape that Grafana imports, and its panels show every series of the service', () => {
  const { panels, templating } = Dashboard.parse(JSON.parse(read('deploy/grafana/service.json')))
  expect(templating.list.map(({ name, type }) => [name, type])).toEqual([['datasource', 'datasource']])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}/${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  const dashboardSeries = panels.flatMap((one) =>
    one.type === 'row' ? [] : one.targets.flatMap(({ expr }) => seriesIn(expr)),
  )
  expect(missing(dashboardSeries)).toEqual([])
  const names = new Set(dashboardSeries.map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  expect([...exported].filter((name) => name.startsWith('service_') && !names.has(name))).toEqual([])
})

test('the guide explains exactly the series of the service', () => {
  const explained = [...read('docs/how-to/read-logs-and-metrics.md').matchAll(/`(service_\w+)`/g)].flatMap(
    ([, name]) => name ?? [],
  )
  const serviceSeries = [...exported].filter((name) => name.startsWith('service_'))
  expect([...new Set(explained)].toSorted()).toEqual(serviceSeries.toSorted())
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test('the rules and their tests pass promtool', { timeout: 300_000 }, (context) => {
  if (!process.env.TEST_FULL) return context.skip('the full run starts promtool (TEST_FULL)')
  if (!hasPromtool) return context.skip('no promtool on this machine: install the Debian package prometheus')
  for (const args of [
    ['check', 'config', 'deploy/prometheus.yaml'],
    ['test', 'rules', 'deploy/alerts.test.yaml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: root, encoding: 'utf8' })
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  }
})
