// `pnpm cluster up|down|status [--number=N]`: simulates three machines with network namespaces, with all parts of
// docs/how-to/run-a-cluster.md.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { root } from '../bootstrap.mjs'
import { type Layout, layoutOf } from './layout.ts'
import { existingNetwork, prepareMachine, signal, underReaper } from './machines.ts'
import { removeCluster, startCluster } from './start-cluster.ts'
import { describeCluster } from './status.ts'
import { describeProcess, findProcess } from './supervisor.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { number: { type: 'string' } } })
const print = (line: string) => process.stdout.write(`${line}\n`)
const fail = (line: string, code = 1): never => {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}
const number = Number(values.number ?? 1)
const layout: Layout = layoutOf(number)
/** File with the supervisor process of the cluster. Without this file, nothing is removed. */
const marker = join(layout.folder, 'cluster')
const ready = join(layout.folder, 'ready')
const supervisor = () => (existsSync(marker) ? findProcess(readFileSync(marker, 'utf8')) : undefined)
const readyWithin = 180_000

/** Runs the cluster, and restarts programs that end. */
const run = async () => {
  mkdirSync(layout.folder, { recursive: true, mode: 0o755 })
  writeFileSync(marker, describeProcess(process.pid))
  const cluster = await startCluster({ number, print, portals: true })
  process.once('SIGTERM', () => void cluster.stop().then(() => process.exit(0)))
  writeFileSync(ready, '')
}

const up = async () => {
  if (existsSync(marker)) fail(`Cluster ${number} exists already: pnpm cluster status, or pnpm cluster down.`)
  if (existsSync(layout.folder)) fail(`${layout.folder} exists, but not from a cluster: remove it or choose --number.`)
  const existing = existingNetwork(layout)
  if (existing.length > 0) fail(`${existing.join(', ')} exists, but not from this command: choose --number.`)
  const reason = prepareMachine(print)
  if (reason) fail(`No cluster: ${reason}.`, 3)
  const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) fail(`${built.stdout}${built.stderr}`)
  const startedAt = Date.now()
  mkdirSync(layout.folder, { mode: 0o755 })
  const log = openSync(join(layout.folder, 'supervisor.log'), 'a')
  const [program, ...args] = underReaper([process.execPath, import.meta.filename, 'run', `--number=${number}`])
  const child = spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', log, log] })
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  while (!existsSync(ready) && !ended && Date.now() - startedAt < readyWithin) await wait(100)
  if (!existsSync(ready)) {
    const text = existsSync(layout.folder) ? readFileSync(join(layout.folder, 'supervisor.log'), 'utf8') : ''
    await down()
    fail(`The cluster did not start.\n${text}`)
  }
  child.unref()
  await status()
  print(`Ready in ${Math.round((Date.now() - startedAt) / 1_000)} seconds. Files and logs: ${layout.folder}`)
}

const down = async () => {
  if (!existsSync(marker)) {
    print(`There is no cluster ${number}.`)
    return
  }
  const pid = supervisor()
  if (pid) {
    // Kills the supervisor, so that it restarts nothing.
    signal(pid, 'SIGKILL')
    while (supervisor() === pid) await wait(20)
  }
  await removeCluster(layout)
  print(`Cluster ${number} is removed. Installed packages remain.`)
}

const status = async () => {
  if (!existsSync(marker)) {
    print(`There is no cluster ${number}.`)
    return
  }
  for (const line of await describeCluster(layout)) print(line)
  if (!supervisor()) print('The supervisor has ended, so nothing is restarted. pnpm cluster down removes the cluster.')
}

const commands: Readonly<Record<string, () => Promise<void>>> = { up, down, status, run }
const command = commands[positionals[0] ?? '']
if (!command) fail('pnpm cluster up|down|status [--number=N]', 2)
else await command()
if (positionals[0] !== 'run') process.exit(0)
