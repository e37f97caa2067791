import { spawn } from 'node:child_process'
import { root } from './bootstrap.mjs'

/** Builds both portals; what has not changed comes from the cache. Returns the output of a failed build. */
export const buildPortals = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'], {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.once('error', (error) => resolve(`${error.message}\n`))
    child.once('exit', (code) => {
      resolve(code === 0 ? undefined : `${output}\nThe portals could not be built; the lines above say why.\n`)
    })
  })
