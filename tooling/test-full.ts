// `pnpm test:full`: the slower checks that `npm test` leaves out. `--part 2` runs one part; `.ci/run` takes another part with each commit.
import { parseArgs } from 'node:util'
import { findOrStartPostgres } from './postgres.ts'
import { createRun } from './stages.ts'

const { values } = parseArgs({ options: { part: { type: 'string' } } })
const seed = process.env.TEST_SEED ?? String(Math.floor(Math.random() * 1_000_000))
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TEST_FULL: '1',
  TEST_SEED: seed,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}
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
    name: 'proofs of bookings, on one database and on a cluster',
    run: () => {
      run.runCommand('proof of bookings', ['pnpm', '--silent', 'prove:booking', 'long', '--minutes=8'], '.', env)
    },
  },
  {
    name: 'proof on a cluster, and of an upgrade under load',
    run: () => {
      run.runCommand('proof on a cluster', ['pnpm', '--silent', 'prove:cluster', 'short'], '.', env)
      run.runCommand('proof of an upgrade', ['pnpm', '--silent', 'prove:upgrade', '20000'], '.', env)
    },
  },
]

const chosen = values.part === undefined ? undefined : Number(values.part)
if (chosen !== undefined && !parts[chosen - 1]) {
  process.stderr.write(`--part takes a number from 1 to ${parts.length}\n`)
  process.exit(1)
}

process.stdout.write(`Seed of this run: ${seed} (TEST_SEED=${seed} repeats it)\n`)
const postgres = await findOrStartPostgres()
if ('missing' in postgres) process.stdout.write(`${postgres.missing} The tests against PostgreSQL are skipped.\n`)
else env.TEST_DATABASE_URL = postgres.url

for (const [index, part] of parts.entries()) {
  const number = index + 1
  if (chosen !== undefined && chosen !== number) continue
  process.stdout.write(`Part ${number} of ${parts.length}: ${part.name}\n`)
  part.run()
}

if (!('missing' in postgres)) await postgres.stop()
run.finish()
