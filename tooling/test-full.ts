// `pnpm test:full`: the slower checks that `npm test` leaves out. `--part 2` runs one part; `.ci/run` runs another part for each commit.
// `pnpm test:repeat --runs 20`: repeats the tests of all packages, each time with another seed and date.
import { parseArgs } from 'node:util'
import { findOrStartPostgres } from './postgres-cluster.ts'
import { createRun } from './stages.ts'

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    repeat: { type: 'boolean', default: false },
    runs: { type: 'string', default: '20' },
  },
})
const seed = process.env.TEST_SEED ?? String(Math.floor(Math.random() * 1_000_000))
const quietTools = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
const env: NodeJS.ProcessEnv = { ...process.env, ...quietTools, TEST_FULL: '1', TEST_SEED: seed }
const run = createRun()

const parts: readonly { readonly name: string; readonly run: () => void }[] = [
  {
    name: 'long tests of the packages',
    run: () => {
      run.runPackageTests(['./packages/*', '@invea/tooling', '@invea/payment-sandbox', '@invea/docs'], {
        force: true,
        env,
      })
      run.runPackageTests(['@invea/service', '@invea/chaos'], { force: true, env })
    },
  },
  {
    name: 'all screens in all languages and widths, and long journeys',
    run: () => {
      run.buildPortals()
      run.runBrowserTests(env)
    },
  },
  {
    name: 'proof of bookings',
    run: () => {
      run.runCommand('proof of bookings', ['pnpm', '--silent', 'prove:booking', 'long', '--minutes=8'], env)
    },
  },
  {
    name: 'proof on a cluster, and of an upgrade under load',
    run: () => {
      run.runCommand('proof on a cluster', ['pnpm', '--silent', 'prove:cluster', 'short'], env)
      run.runCommand('proof of an upgrade', ['pnpm', '--silent', 'prove:upgrade', '20000'], env)
    },
  },
]

/** Dates that reveal errors in date rules. The first run uses the current date. */
const dates = [
  undefined,
  '2026-12-31T23:50+03:00', // the last day of a month and of a year
  '2028-02-29T12:00+03:00', // a leap day
  '2027-09-10T08:00+03:00', // Pagume 5
  '2027-09-11T23:00+03:00', // Pagume 6, the last day of the Ethiopian year
  '2026-11-27T18:30+03:00', // a Friday evening
]

/** Repeats the tests, to find results that depend on chance, the date or the order of the test files. */
const repeatTests = (runs: number) => {
  for (let number = 1; number <= runs; number++) {
    const TEST_SEED = String(Math.floor(Math.random() * 1_000_000))
    const TEST_DATE = dates[(number - 1) % dates.length]
    process.stdout.write(`Run ${number} of ${runs}: seed ${TEST_SEED}, date ${TEST_DATE ?? 'of the machine'}\n`)
    const env: NodeJS.ProcessEnv = { ...process.env, ...quietTools, TEST_SEED }
    if (TEST_DATE) env.TEST_DATE = TEST_DATE
    if (!('missing' in postgres)) env.TEST_DATABASE_URL = postgres.url
    run.runPackageTests(['./packages/*', '@invea/tooling', '@invea/payment-sandbox'], { force: true, env })
    run.runPackageTests(['@invea/service'], { force: true, env })
  }
}

const selectedPart = values.part === undefined ? undefined : Number(values.part)
if (selectedPart !== undefined && !parts[selectedPart - 1]) {
  process.stderr.write(`--part takes a number from 1 to ${parts.length}\n`)
  process.exit(1)
}

if (!values.repeat) process.stdout.write(`Seed of this run: ${seed} (TEST_SEED=${seed} repeats it)\n`)
const postgres = await findOrStartPostgres()
if ('missing' in postgres) process.stdout.write(`${postgres.missing} The tests against PostgreSQL are skipped.\n`)
else env.TEST_DATABASE_URL = postgres.url

const runParts = () => {
  for (const [index, part] of parts.entries()) {
    const number = index + 1
    if (selectedPart !== undefined && selectedPart !== number) continue
    process.stdout.write(`Part ${number} of ${parts.length}: ${part.name}\n`)
    part.run()
  }
}

if (values.repeat) repeatTests(Number(values.runs))
else runParts()

if (!('missing' in postgres)) await postgres.stop()
run.finish()
