// Builds the portals, finds or starts PostgreSQL with an empty database, finds free ports, and runs the browser tests against real
// services.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { delimiter, join } from 'node:path'
import { findOrInstallBrowser } from '@invea/tooling/browsers'
import { isPortFree } from '@invea/tooling/ports'
import { findOrStartPostgres } from '@invea/tooling/postgres-cluster'
import { createDatabase } from './pages/own-service.ts'
import { isFull, portCount } from './settings.ts'

const root = join(import.meta.dirname, '..')
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(import.meta.dirname, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  ),
  TURBO_TELEMETRY_DISABLED: '1',
}
const run = (program: string, args: readonly string[], folder: string) =>
  spawnSync(program, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1

const chromium = findOrInstallBrowser('chromium')
if (!chromium) process.exit(1)
env.CHROMIUM_PATH = chromium
if (isFull) {
  const firefox = findOrInstallBrowser('firefox')
  const webkit = findOrInstallBrowser('webkit')
  if (!firefox || !webkit) process.exit(1)
  env.FIREFOX_PATH = firefox
  env.WEBKIT_DRIVER_PATH = webkit
  // The sandbox of Firefox cannot start as root.
  env.MOZ_DISABLE_CONTENT_SANDBOX = '1'
}
const build = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], { cwd: root, env, encoding: 'utf8' })
if (build.status !== 0) {
  process.stderr.write(`${build.stdout}${build.stderr}`)
  process.exit(1)
}

/** The first port of a free range for a run, below the ports that the system assigns. */
const firstFreePort = async (): Promise<number> => {
  const first = 10_000 + portCount * randomInt(700)
  const ports = Array.from({ length: portCount }, (_, at) => first + at)
  const free = await Promise.all(ports.map(isPortFree))
  return free.every(Boolean) ? first : firstFreePort()
}
env.E2E_FIRST_PORT ??= String(await firstFreePort())

const postgres = await findOrStartPostgres()
if ('missing' in postgres) process.stdout.write(`${postgres.missing} The journeys run only on the embedded database.\n`)
else env.E2E_DATABASE_URL = await createDatabase(postgres.url)

const status = run('playwright', ['test', ...process.argv.slice(2)], import.meta.dirname)
if (!('missing' in postgres)) await postgres.stop()
process.exit(status)
