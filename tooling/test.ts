// `npm test`: every check and every test, one after the other, and one line at the end.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { checkSteps, runStep, type Step } from './check-steps.ts'
import { findOrInstallChromium } from './chromium.ts'
import { findOrStartPostgres } from './postgres.ts'
import { add, flakyCount, none, readPlaywrightTally, readVitestTally, type Tally } from './test-report.ts'

const one = (passed: boolean): Tally => (passed ? { ...none, passed: 1 } : { ...none, failed: 1 })
const startedAt = Date.now()
const lines: string[] = []
let total = none

const note = (name: string, tally: Tally) => {
  total = add(total, tally)
  const line = `${tally.failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const runChecked = (step: Step) => {
  const { name, passed, output } = runStep(step)
  if (!passed) process.stdout.write(`${output}\n`)
  note(name, one(passed))
}

const packagesWithTests = (): readonly string[] =>
  ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('tooling', 'prove')
    .filter((path) => {
      const file = join(root, path, 'package.json')
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.test !== undefined
    })

const run = (program: string, args: readonly string[], folder: string, env: NodeJS.ProcessEnv) =>
  spawnSync(program, args, { cwd: join(root, folder), stdio: ['ignore', 'inherit', 'inherit'], env })

const env: NodeJS.ProcessEnv = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

for (const step of checkSteps) runChecked(step)

// One PostgreSQL serves all integration tests; each test file makes its own database in it.
const postgres = await findOrStartPostgres()
if ('missing' in postgres) process.stdout.write(`${postgres.missing} The tests against PostgreSQL are skipped.\n`)
else {
  env.TEST_DATABASE_URL = postgres.url
  process.stdout.write(`PostgreSQL for tests: ${postgres.version}\n`)
}

for (const path of packagesWithTests()) {
  const report = join(root, path, 'reports', 'vitest.json')
  rmSync(report, { force: true })
  run('pnpm', ['exec', 'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], path, env)
  note(path, readVitestTally(report))
}

runChecked({ name: 'build of the portals', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] })
runChecked({ name: 'size budgets', command: ['node', 'tooling/budgets.ts'], script: 'tooling/budgets.ts' })

const chromium = findOrInstallChromium()
if (chromium) {
  const report = join(root, 'e2e', 'reports', 'playwright.json')
  rmSync(report, { force: true })
  run('node', ['run.ts'], 'e2e', {
    ...env,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  note('e2e', readPlaywrightTally(report))
  const flaky = flakyCount(report)
  if (flaky > 0) lines.push(`note ${flaky} end-to-end tests passed only at their second try`)
} else note('e2e', one(false))

if (!('missing' in postgres)) await postgres.stop()

const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
process.stdout.write(`\n${lines.join('\n')}\n(${minutes} minutes)\n\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
process.exit(total.failed > 0 ? 1 : 0)
