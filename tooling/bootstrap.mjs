// The only part that runs on the machine's own Node (20 or newer) before anything is installed:
// installs with the pinned pnpm, then hands over to the pinned Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed')

const wanted = () => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const isInstalled = () => existsSync(stamp) && existsSync(join(bin, 'node')) && readFileSync(stamp, 'utf8') === wanted()

const fail = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Installs the workspace when the lockfile is newer than node_modules. */
export const install = () => {
  if (isInstalled()) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  process.stdout.write(`Installing with ${packageManager} ...\n`)
  // Without its warnings: they compare the packages with the machine's Node, and the packages run on the pinned one.
  const done = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  })
  if (done.status !== 0)
    fail(
      `${done.stdout ?? ''}${done.stderr ?? ''}Installing failed. Is the package registry reachable? Run the same command again.`,
    )
  writeFileSync(stamp, wanted())
  // Copied by the first start. Without it that start takes some seconds longer.
  spawnSync(join(bin, 'node'), [join(root, 'apps/service/src/platform/database/make-template.ts')])
}

/** Runs a script on the pinned Node 24, with the workspace's own tools first on PATH, and ends as it ends. */
export const handOver = (script, args = process.argv.slice(2)) => {
  const child = spawn(join(bin, 'node'), [join(root, 'tooling', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  // A terminal sends Ctrl-C to the whole group; a service manager only to us. Pass it on and wait.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
