// The only part that runs on the machine's own Node (20 or newer): installs the workspace with the pinned pnpm, then runs the rest on the
// pinned Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed')

const packageHash = () => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const isInstalled = () =>
  existsSync(stamp) && existsSync(join(bin, 'node')) && readFileSync(stamp, 'utf8') === packageHash()

const fail = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Installs the workspace when the lockfile or package settings have changed since the last installation. */
export const install = () => {
  if (isInstalled()) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  process.stdout.write(`Installing with ${packageManager} ...\n`)
  // Hides warnings, because they compare packages with the machine's Node, not the pinned one.
  const done = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  })
  if (done.status !== 0)
    fail(
      `${done.stdout ?? ''}${done.stderr ?? ''}Installing failed. Is the package registry reachable? Run the same command again.`,
    )
  writeFileSync(stamp, packageHash())
  // Creates the database template, which makes the first start some seconds faster.
  spawnSync(join(bin, 'node'), [join(root, 'apps/service/src/platform/database/database-template.ts')])
}

/** Runs a script on the pinned Node 24, with the workspace's tools first on PATH, and exits with its code. */
export const runWithNode = (script, args = process.argv.slice(2)) => {
  const child = spawn(join(bin, 'node'), [join(root, 'tooling', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  // Forwards signals and waits. A terminal sends Ctrl-C to the whole process group, a service manager only to this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
