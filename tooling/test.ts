// `npm test`: runs all checks and tests, prints a line for each stage, and prints failures and totals at the end.
// `pnpm check`: with `--checks`, runs only the static checks.
import { findOrStartPostgres } from './postgres-cluster.ts'
import { createRun } from './stages.ts'

// CI runs all tests. Elsewhere, skips a package whose files have not changed since its tests passed.
const force = Boolean(process.env.CI)
const seed = process.env.TEST_SEED ?? String(Math.floor(Math.random() * 1_000_000))
const env: NodeJS.ProcessEnv = { ...process.env, TEST_SEED: seed, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
const run = createRun()
const onlyChecks = process.argv.includes('--checks')
if (!onlyChecks) process.stdout.write(`Seed of this run: ${seed} (TEST_SEED=${seed} repeats it)\n`)

run.runChecks()
if (onlyChecks) run.finish()

// All tests share one PostgreSQL.
const postgres = await findOrStartPostgres()
if ('missing' in postgres) process.stdout.write(`${postgres.missing} The tests against PostgreSQL are skipped.\n`)
else {
  env.TEST_DATABASE_URL = postgres.url
  process.stdout.write(`PostgreSQL for tests: ${postgres.version}\n`)
}

run.runPackageTests(['./packages/*', '@invea/tooling', '@invea/payment-sandbox', '@invea/bench', '@invea/docs'], {
  force,
  env,
})
run.runPackageTests(['@invea/service', '@invea/chaos'], { force, env })
run.buildPortals()
run.runCommand('size budgets', ['node', 'tooling/budgets.ts'])
run.runCommand('bundle report', ['node', 'tooling/bundle-report.ts', '--check'])
run.runBrowserTests(env)

if (!('missing' in postgres)) await postgres.stop()
run.finish()
