// Builds the portals, finds or starts PostgreSQL with an empty database, and runs the browser against real products.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { findOrInstallChromium } from '@invea/tooling/chromium'
import { findOrStartPostgres } from '@invea/tooling/postgres'
import { Client } from 'pg'

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

const chromium = findOrInstallChromium()
if (!chromium) process.exit(1)
env.CHROMIUM_PATH = chromium
if (run('turbo', ['run', 'build', '--output-logs=errors-only'], root) !== 0) process.exit(1)

const emptyDatabase = async (server: string): Promise<string> => {
  const name = `e2e_${Date.now()}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const postgres = await findOrStartPostgres()
if ('missing' in postgres)
  process.stdout.write(`${postgres.missing} The journeys run on the embedded database alone.\n`)
else env.E2E_DATABASE_URL = await emptyDatabase(postgres.url)

const status = run('playwright', ['test', ...process.argv.slice(2)], import.meta.dirname)
if (!('missing' in postgres)) await postgres.stop()
process.exit(status)
