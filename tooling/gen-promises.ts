// Writes docs/promises.md from the list of promises. Fails when a named test does not exist.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { type Promised, type Proof, promises } from './promises.ts'

/** Results of the long booking proof: e2e/chaos/figures/booking-long.json, copied from its report. */
interface Figures {
  readonly date: string
  readonly seed: number
  readonly commit: string
  readonly postgres: string
  readonly attempts: number
  readonly asked: number
  readonly ends: Readonly<Record<'acknowledged' | 'refused' | 'unavailable' | 'lost', number>>
  readonly acknowledged: number
  readonly refused: number
  readonly unknown: number
  readonly faults: { readonly killService: number; readonly killPostgres: number; readonly stopPostgres: number }
  readonly cuts: { readonly beforeRequest: number; readonly beforeAnswer: number; readonly insideAnswer: number }
  readonly rows: {
    readonly changes: number
    readonly appointments: number
    readonly requests: number
    readonly audit: number
  }
  readonly samples: number
  readonly seconds: number
  readonly checks: Readonly<Record<string, number>>
  /** A remark for readers of the figures. */
  readonly note?: string
}

const number = (value: number) => Math.round(value).toLocaleString('en')

const lines = (figures: Figures): readonly (readonly [string, string])[] => [
  ['date, commit, seed', `${figures.date}, \`${figures.commit}\`, ${figures.seed}`],
  ['database', figures.postgres],
  [
    'attempts (calls that change something and were sent)',
    `${number(figures.attempts)} of ${number(figures.asked)} of the long form`,
  ],
  [
    'of these acknowledged, refused, returned 503 without the database, lost',
    [figures.ends.acknowledged, figures.ends.refused, figures.ends.unavailable, figures.ends.lost]
      .map(number)
      .join(', '),
  ],
  [
    'keys: acknowledged, refused, finally unknown',
    [figures.acknowledged, figures.refused, figures.unknown].map(number).join(', '),
  ],
  ['kill -9 of a service process', number(figures.faults.killService)],
  [
    'kill -9 of PostgreSQL, stops of it',
    `${number(figures.faults.killPostgres)}, ${number(figures.faults.stopPostgres)}`,
  ],
  [
    'connections cut before the request, before the response, inside it',
    [figures.cuts.beforeRequest, figures.cuts.beforeAnswer, figures.cuts.insideAnswer].map(number).join(', '),
  ],
  [
    'checked: changes of the ledger, appointments, requests, audit rows, samples',
    [figures.rows.changes, figures.rows.appointments, figures.rows.requests, figures.rows.audit, figures.samples]
      .map(number)
      .join(', '),
  ],
  ['duration', `${number(figures.seconds / 60)} minutes`],
  ...Object.entries(figures.checks).map(([check, found]) => [`violations of \`${check}\``, number(found)] as const),
]

/** Results of the long abuse proof: e2e/chaos/figures/abuse-long.json, written with `--keep`. */
interface AbuseFigures {
  readonly date: string
  readonly capacity: number
  readonly hoarder: { readonly slots: number; readonly ends: Readonly<Record<string, number>> }
  readonly rush: {
    readonly capacity: number
    readonly attackers: { readonly slots: number; readonly ends: Readonly<Record<string, number>> }
    readonly honest: { readonly slots: number; readonly ends: Readonly<Record<string, number>> }
    readonly attackersShare: number
    readonly honestServed: number
  }
  readonly reorder: { readonly orders: number; readonly made: number; readonly moved: number }
  readonly resale: { readonly sales: number; readonly sold: number }
  readonly guesses: { readonly guessesOfAHit: number }
  readonly flood: { readonly asked: number; readonly sent: number }
  readonly lock: { readonly registered: number; readonly wrong: number; readonly owner: string }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const counted = (ends: Readonly<Record<string, number>>) =>
  Object.entries(ends)
    .map(([end, count]) => `${number(count)} ${end}`)
    .join(', ')

const abuseLines = ({ hoarder, rush, reorder, resale, guesses, flood, lock, ...figures }: AbuseFigures) => [
  ['date', figures.date],
  [
    `one address against a day of ${number(figures.capacity)} slots: slots; its calls`,
    `${hoarder.slots}; ${counted(hoarder.ends)}`,
  ],
  [
    `a hundred addresses against honest visitors on a day of ${number(rush.capacity)}: slots and share; their calls`,
    `${rush.attackers.slots}, ${percent(rush.attackersShare)}; ${counted(rush.attackers.ends)}`,
  ],
  [
    'honest visitors (300 of 400 behind one /24): slots; their calls; served while any slot was free',
    `${rush.honest.slots}; ${counted(rush.honest.ends)}; ${percent(rush.honestServed)}`,
  ],
  [
    'orders for one unpaid application, made; how often its deadline moved',
    `${reorder.orders}, ${reorder.made}; ${reorder.moved}`,
  ],
  ['slots released for a buyer, of these booked by the buyer', `${resale.sales}, ${resale.sold}`],
  ['guesses for one hit, at 4 million requests', number(guesses.guessesOfAHit)],
  ['SMS requested for one phone, sent', `${flood.asked}, ${flood.sent}`],
  [`an owner after ${lock.wrong} wrong passwords of a stranger`, lock.owner],
]

/** The figures of the abuse proof as a table, or a note that there are none. */
const abuseSection = (figures: AbuseFigures | undefined): string => {
  const head =
    '## The long proof of abuse\n\n`pnpm prove:abuse long --keep`; what it does: [e2e/chaos/README.md](../e2e/chaos/README.md).\n\n'
  if (!figures) return `${head}Not run yet: **not shown**. The short form runs in \`npm test\`.`
  return `${head}| | |\n|---|---|\n${abuseLines(figures)
    .map(([what, value]) => `| ${what} | ${value} |`)
    .join('\n')}`
}

/** The figures of the booking proof as a table, or a note that there are none. */
const figuresSection = (figures: Figures | undefined): string => {
  const head =
    '## The long proof of bookings\n\n`pnpm prove:booking long`; how to run and read it: [e2e/chaos/README.md](../e2e/chaos/README.md).\n\n'
  if (!figures) return `${head}Not run yet: **not shown**. The short form runs in \`npm test\`.`
  const rows = lines(figures).map(([what, value]) => `| ${what} | ${value} |`)
  return `${head}| | |\n|---|---|\n${rows.join('\n')}${figures.note ? `\n\n${figures.note}` : ''}`
}

/** Results of the long cluster proof in milliseconds: e2e/chaos/figures/cluster-long.json, written with `--keep`. */
interface ClusterFigures {
  readonly date: string
  readonly commit: string
  readonly seed: number
  readonly load: number
  readonly attempts: number
  readonly acknowledged: number
  readonly payments: number
  readonly seconds: number
  readonly faults: Readonly<
    Record<
      string,
      Readonly<
        Record<'times' | 'medianWithoutWrites' | 'longestWithoutWrites' | 'longestUntilWhole' | 'fired', number>
      > & {
        readonly alert: string
      }
    >
  >
  readonly violations: number
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

/** The faults of the cluster proof as a table, or a note that there are none. */
const clusterSection = (figures: ClusterFigures | undefined): string => {
  const head =
    '## The long proof on a cluster\n\n`pnpm prove:cluster long --keep`; the faults and their handling: [Run a cluster](how-to/run-a-cluster.md#runbook).\n\n'
  if (!figures) return `${head}Not run yet: **not shown**. The short form runs in \`pnpm test:full\`.`
  const { date, commit, seed, load, attempts, acknowledged, payments, seconds, violations } = figures
  const rows = Object.entries(figures.faults).map(
    ([fault, one]) =>
      `| \`${fault}\` | ${one.times} | ${inSeconds(one.medianWithoutWrites)} | ${inSeconds(one.longestWithoutWrites)} | ${inSeconds(one.longestUntilWhole)} | \`${one.alert}\`: ${one.fired} of ${one.times} |`,
  )
  return `${head}${date}, \`${commit}\`, seed ${seed}, load average ${load.toFixed(1)} at the end: ${number(attempts)} attempts, ${number(acknowledged)} acknowledged, ${number(payments)} payments in ${number(seconds / 60)} minutes, ${violations} violations.

| fault | times | without writes, median | longest | whole again, longest | alert fired |
|---|---|---|---|---|---|
${rows.join('\n')}`
}

const faults = promises.flatMap(({ id, proofs }) =>
  proofs.flatMap((proof) => {
    if ('command' in proof) return []
    const file = join(root, proof.file)
    const found = existsSync(file) && readFileSync(file, 'utf8').includes(proof.title)
    return found ? [] : [`${id}: no test '${proof.title}' in ${proof.file}`]
  }),
)
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}

const link = (proof: Proof): string =>
  'command' in proof
    ? `\`${proof.command}\``
    : `[${proof.title.replaceAll('|', '\\|')}](../${proof.file.replaceAll(' ', '%20')})`

const state = ({ proofs, missing }: Promised): string => {
  if (proofs.length === 0) return '**not shown**'
  return missing ? `shown in part; not shown: ${missing}` : 'shown'
}

const row = (promise: Promised): string =>
  `| ${promise.id} | ${promise.what} | ${promise.proofs.map(link).join('<br>') || '–'} | ${promise.figure ?? ''} | ${state(promise)} |`

const readFigures = <Kept>(proof: string): Kept | undefined => {
  const file = join(root, `e2e/chaos/figures/${proof}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
const sections = [
  figuresSection(readFigures<Figures>('booking-long')),
  clusterSection(readFigures<ClusterFigures>('cluster-long')),
  abuseSection(readFigures<AbuseFigures>('abuse-long')),
]

const head = `# Promises

Generated by \`pnpm gen\` from \`tooling/promises.ts\` and \`e2e/chaos/figures/\`; do not edit. A promise counts only with a proof that anyone
can run: tests run in \`npm test\`, commands are run by hand and their figures are below. **Not shown** means that nothing proves
it here.

| id | promise | proof | figure | state |
|---|---|---|---|---|
`

writeFileSync(join(root, 'docs/promises.md'), `${head}${promises.map(row).join('\n')}\n\n${sections.join('\n\n')}\n`)
