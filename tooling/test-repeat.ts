// `pnpm test:repeat --runs 20`: the tests of all packages again and again, each time with another seed and another date.
// Shows that no result depends on chance, on the day or on the order of the test files.
import { parseArgs } from 'node:util'
import { findOrStartPostgres } from './postgres.ts'
import { createRun } from './stages.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } })
const runs = Number(values.runs)

/** Days on which a rule about dates would show its fault. The first run has the date of the machine. */
const dates = [
  undefined,
  '2026-12-31T23:50+03:00', // the last day of a month and of a year
  '2028-02-29T12:00+03:00', // a leap day
  '2027-09-10T08:00+03:00', // Pagume 5
  '2027-09-11T23:00+03:00', // Pagume 6, the last day of the Ethiopian year
  '2026-11-27T18:30+03:00', // a Friday evening
]

const run = createRun()
const postgres = await findOrStartPostgres()
if ('missing' in postgres) process.stdout.write(`${postgres.missing} The tests against PostgreSQL are skipped.\n`)

for (let number = 1; number <= runs; number++) {
  const TEST_SEED = String(Math.floor(Math.random() * 1_000_000))
  const TEST_DATE = dates[(number - 1) % dates.length]
  process.stdout.write(`Run ${number} of ${runs}: seed ${TEST_SEED}, date ${TEST_DATE ?? 'of the machine'}\n`)
  const env: NodeJS.ProcessEnv = { ...process.env, TEST_SEED, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  if (TEST_DATE) env.TEST_DATE = TEST_DATE
  if (!('missing' in postgres)) env.TEST_DATABASE_URL = postgres.url
  run.runPackageTests(['./packages/*', '@invea/tooling', '@invea/payment-sandbox'], { force: true, env })
  run.runPackageTests(['@invea/service'], { force: true, env })
}

if (!('missing' in postgres)) await postgres.stop()
run.finish()
