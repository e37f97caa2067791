// An S3-compatible server for tests on this machine: @20minutes/s3rver.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from './ports.ts'
import { temporaryClusterFolder } from './postgres-cluster.ts'
import { endProcess, until } from './programs.ts'

const localhost = '127.0.0.1'

/** The only account of s3rver. The server listens only on this machine. */
export const objectAccount = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const

/** Extends the keep-alive, because Node.js closes idle connections after five seconds, possibly just before a slow client uses one. */
const longKeepAlive = `const http = require('node:http'); const { createServer } = http;
http.createServer = (...options) => Object.assign(createServer(...options), { keepAliveTimeout: 120_000 })`

/** The command of a server with one bucket. Its objects are files in `folder`. */
export const objectStoreCommand = (store: {
  readonly folder: string
  readonly port: number
  readonly bucket: string
}): readonly [program: string, ...args: string[]] => {
  const program = createRequire(import.meta.url).resolve('@20minutes/s3rver')
  const run = `${longKeepAlive}; require(${JSON.stringify(join(dirname(program), 'cli.js'))}).parseAsync()`
  return [
    process.execPath,
    '-e',
    run,
    's3rver',
    ...['--directory', store.folder, '--address', localhost, '--port', String(store.port)],
    ...['--silent', '--configure-bucket', store.bucket],
  ]
}

/** Starts a server with one empty bucket in a separate process, and waits until it responds. */
export const startObjectStore = async (bucket: string) => {
  const folder = mkdtempSync(join(temporaryClusterFolder(), 'objects-'))
  const port = await freePort()
  const url = `http://${localhost}:${port}`
  const [program, ...args] = objectStoreCommand({ folder, port, bucket })
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => server.kill('SIGKILL'))
  await until('the start of s3rver', () =>
    fetch(url).then(
      () => true,
      () => server.exitCode !== null,
    ),
  )
  if (server.exitCode !== null) throw new Error(`s3rver ended with ${server.exitCode}`)
  return {
    url,
    /** Stops the server and removes its objects. */
    remove: async () => {
      await endProcess(server, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
