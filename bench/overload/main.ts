// `pnpm --filter @invea/bench overload`: offers multiples of the sustainable load to a service that has a share of one core, and draws
// throughput and times against the offered load. nginx is in front with the settings of deploy/proxy.conf; `--direct` leaves it out.
// `--short` uses shorter rounds. README.md explains how to read it.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@invea/tooling/ports'
import { temporaryFolder } from '@invea/tooling/programs'
import { findOrUnpackWebServer, serveProxy } from '@invea/tooling/web-servers'
import { drawChart } from '../scale/chart.ts'
import { onPostgres, prepare } from '../service/database.ts'
import { startService } from '../service/program.ts'
import { startServerOrExit } from '../service/server.ts'
import { machineLoad } from '../statistics.ts'
import { isEssential, kinds, shares, webhookSecret } from './mix.ts'
import { type LoadResult, runLoad } from './run-load.ts'

const end = (line: string): never => {
  console.log(line)
  process.exit(1)
}

const home = '/sys/fs/cgroup'
/** Microseconds. Short, so that a group at its limit pauses for only a few milliseconds. */
const period = 10_000

const isVersion2 = (): boolean => existsSync(join(home, 'cgroup.controllers'))

const limitOf = (share: number): readonly (readonly [file: string, value: string])[] => {
  const quota = String(Math.round(period * share))
  return isVersion2()
    ? [['cpu.max', `${quota} ${period}`]]
    : [
        ['cpu.cfs_period_us', String(period)],
        ['cpu.cfs_quota_us', quota],
      ]
}

/** Creates a group whose processes get at most this share of one core, or prints the reason why it cannot and ends the process. */
const makeCpuGroup = (share: number) => {
  const parent = isVersion2() ? home : join(home, 'cpu')
  const folder = join(parent, `invea-bench-${process.pid}`)
  try {
    if (isVersion2() && !readFileSync(join(parent, 'cgroup.subtree_control'), 'utf8').includes('cpu')) {
      writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu')
    }
    mkdirSync(folder)
    for (const [file, value] of limitOf(share)) writeFileSync(join(folder, file), value)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return end(`Cannot create a CPU group in ${parent} (${reason}): run this as root on Linux.`)
  }
  return {
    add: (pid: number) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    /** Removes the group. Its processes must have ended. */
    remove: () => rmdirSync(folder),
  }
}

const isShort = process.argv.includes('--short')
/** Share of one core for the service. The loader and PostgreSQL use the rest of the machine. */
const share = Number(process.env.CPU_SHARE ?? 0.6)
const plan = isShort ? { warmUp: 2, seconds: 4, probe: 2 } : { warmUp: 4, seconds: 10, probe: 4 }
/** G20, in milliseconds. */
const floors = { admitted: 500, refused: 50 } as const

const isDirect = process.argv.includes('--direct')
const nginx = isDirect ? undefined : findOrUnpackWebServer('nginx')
if (!isDirect && !nginx) end('No nginx: install the Debian package nginx, or use --direct.')
const group = makeCpuGroup(share)
const server = await startServerOrExit()

console.log(
  `${server.version}, Node ${process.version}; the service has ${share * 100} % of one core; ${machineLoad()}`,
)
console.log(`of 100 calls: ${kinds.map((kind) => `${shares[kind]} ${kind}`).join(', ')}`)
const folder = temporaryFolder('bench-overload')
const url = await server.makeDatabase('overload', [])
const settings = { DATA_DIR: folder, DATABASE_URL: url, CHAPA_WEBHOOK_SECRET: webhookSecret }
await (await startService(settings)).stop()
await prepare(onPostgres(url), isShort ? 200_000 : 600_000, 1)
const service = await startService(settings)
group.add(service.pid)
const port = nginx ? await freePort() : service.port
const proxyFolder = temporaryFolder('bench-proxy')
const proxy = nginx && (await serveProxy(nginx, { folder: proxyFolder, port, servicePort: service.port }))

let firstVisitor = 2_001
const measure = async (perSecond: number, warmUp: number, seconds: number): Promise<LoadResult> => {
  const result = await runLoad({ port, perSecond, warmUp, seconds, firstVisitor })
  firstVisitor = result.lastVisitor
  return result
}
const refusedOf = ({ kinds: found }: LoadResult) => kinds.reduce((sum, kind) => sum + found[kind].refused, 0)

/** True without refusals and faults, and with a 99th percentile below 250 ms, which visitors do not notice. */
const isSustained = (result: LoadResult): boolean =>
  refusedOf(result) === 0 && Object.keys(result.faults).length === 0 && result.admitted.p99 < 250

/** Whether a rate is sustained in one of two attempts. Other work on the machine can disturb one. */
const sustains = async (rate: number): Promise<boolean> => {
  for (let attempt = 0; attempt < 2; attempt++) {
    const result = await measure(rate, 1, plan.probe)
    console.log(
      `  ${rate.toFixed(0).padStart(6)}/s  p99 ${result.admitted.p99.toFixed(0)} ms, ${refusedOf(result)} refused ${JSON.stringify(result.faults)}`,
    )
    if (isSustained(result)) return true
    await wait(1_000)
  }
  return false
}

const findSustainable = async (): Promise<number> => {
  let [good, bad] = [0, 0]
  for (let rate = 100; bad === 0; rate *= 1.5) {
    if (await sustains(rate)) good = rate
    else bad = rate
  }
  for (let step = 0; step < 2; step++) {
    const rate = (good + bad) / 2
    if (await sustains(rate)) good = rate
    else bad = rate
  }
  return good
}

const refusedShare = ({ kinds: found }: LoadResult, which: (kind: (typeof kinds)[number]) => boolean): number => {
  const selected = kinds.filter(which).map((kind) => found[kind])
  return selected.reduce((sum, { refused }) => sum + refused, 0) / selected.reduce((sum, { sent }) => sum + sent, 0)
}

// Warm-up: the first calls compile code and read calendars.
await measure(200, 0, 6)
const sustainable = await findSustainable()
if (sustainable === 0) end('The service sustains no load.')
console.log(`sustainable: ${sustainable.toFixed(0)} calls a second`)

const points: (LoadResult & { readonly times: number })[] = []
const missed: string[] = []
for (const times of [0.5, 1, 2, 4, 10]) {
  await wait(3_000)
  const before = service.cpu()
  const result = await measure(times * sustainable, plan.warmUp, plan.seconds)
  const used = (service.cpu() - before) / (plan.warmUp + plan.seconds)
  const { admitted, refused, slowest, admittedPerSecond, inverted, faults, ownCores, maxDelay } = result
  points.push({ ...result, times })
  const [ofSearches, ofEssential] = [
    refusedShare(result, (kind) => !isEssential(kind)),
    refusedShare(result, isEssential),
  ]
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  console.log(
    `${String(times).padStart(4)}x ${(times * sustainable).toFixed(0).padStart(6)}/s offered, ${admittedPerSecond.toFixed(0).padStart(5)}/s admitted: p50 ${admitted.p50.toFixed(1)} ms, p99 ${admitted.p99.toFixed(1)} ms, slowest a ${slowest.kind} ${slowest.took.toFixed(0)} ms; refused p50 ${refused.p50.toFixed(1)} ms, p99 ${refused.p99.toFixed(1)} ms; refused ${percent(ofSearches)} of searches, ${percent(ofEssential)} of essential calls; ${inverted} seconds inverted; service ${used.toFixed(2)} cores, loader ${ownCores.toFixed(2)} cores and ${maxDelay.toFixed(0)} ms late`,
  )
  if (Object.keys(faults).length > 0) missed.push(`${times}x: neither admitted nor refused: ${JSON.stringify(faults)}`)
  if (inverted > 0)
    missed.push(`${times}x: an essential call was refused in ${inverted} seconds that admitted a search`)
}
const last = points.at(-1)
if (last && last.admitted.p99 > 1.25 * floors.admitted) missed.push(`G20: admitted calls took ${last.admitted.p99} ms`)
if (last && last.refused.p99 > 1.25 * floors.refused) missed.push(`G20: refusals took ${last.refused.p99} ms`)

proxy?.kill()
await service.stop()
group.remove()
await server.stop()
const title = `Service with ${share * 100} % of one core, ${new Date().toISOString().slice(0, 10)}`
const x = `offered load, as a multiple of the sustainable load of ${sustainable.toFixed(0)} calls a second`
const line = (name: string, of: typeof points, y: (point: (typeof points)[number]) => number) => ({
  name,
  points: of.map((point) => [point.times, y(point)] as const),
})
const charts = {
  calls: { title, x, y: 'calls a second', lines: [line('admitted', points, (point) => point.admittedPerSecond)] },
  times: {
    ...{ title, x, y: 'milliseconds' },
    lines: [
      line('admitted, 99 %', points, ({ admitted }) => admitted.p99),
      line('admitted, half', points, ({ admitted }) => admitted.p50),
      line(
        'refused, 99 %',
        points.filter((point) => refusedOf(point) > 0),
        ({ refused }) => refused.p99,
      ),
    ],
  },
}
for (const [name, chart] of Object.entries(charts))
  writeFileSync(resolve(import.meta.dirname, `../../docs/images/overload-${name}.svg`), drawChart(chart))
for (const line of missed) console.log(`MISSED ${line}`)
process.exitCode = missed.length > 0 ? 1 : 0
