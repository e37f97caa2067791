import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Environment variable and default of each port that `npm start` opens. */
export const portSettings = {
  service: ['SERVICE_PORT', 4000],
  passport: ['PASSPORT_PORT', 4100],
  originId: ['ORIGIN_ID_PORT', 4200],
  sandbox: ['SANDBOX_PORT', 4300],
} as const

export type Ports = Readonly<Record<keyof typeof portSettings, number>>
export type Faulty = { readonly fault: string }

const portOf = (env: NodeJS.ProcessEnv, name: string, defaultPort: number): number | Faulty => {
  const text = env[name]
  if (text === undefined || text === '') return defaultPort
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : { fault: `${name}=${text} is not a port (1 to 65535).` }
}

/** Reads the four ports. A fault is one line with the name of the variable. */
export const readPorts = (env: NodeJS.ProcessEnv): Ports | Faulty => {
  const found: Partial<Record<keyof Ports, number>> = {}
  const names = new Map<number, string>()
  for (const key of Object.keys(portSettings) as (keyof Ports)[]) {
    const [name, defaultPort] = portSettings[key]
    const port = portOf(env, name, defaultPort)
    if (typeof port !== 'number') return port
    const other = names.get(port)
    if (other) return { fault: `${other} and ${name} are both ${port}. Give each its own port.` }
    names.set(port, name)
    found[key] = port
  }
  return found as Ports
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Describes the first port in use, or returns undefined when all are free. */
export const findUsedPort = async (ports: Ports): Promise<string | undefined> => {
  for (const key of Object.keys(portSettings) as (keyof Ports)[]) {
    if (!(await isFree(ports[key])))
      return `Port ${ports[key]} is in use. Stop the program that uses it, or set ${portSettings[key][0]} to a free port.`
  }
  return undefined
}

export interface Program {
  readonly name: string
  readonly child: ChildProcess
  /** Resolves with the exit code when the program ends. */
  readonly ended: Promise<number>
}

/** Starts a program in its own process group, so that it gets the signal of Ctrl-C only from this process. */
export const startProgram = (name: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Program => {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)))
    child.once('error', () => resolve(1))
  })
  return { name, child, ended }
}

/** Stops all programs, and kills those that still run after ten seconds. */
export const stopPrograms = async (programs: readonly Program[]): Promise<void> => {
  for (const { child } of programs) if (child.exitCode === null) child.kill('SIGTERM')
  const all = Promise.all(programs.map(({ ended }) => ended))
  const isTimeout = await Promise.race([all.then(() => false), wait(10_000, true, { ref: false })])
  if (isTimeout) for (const { child } of programs) if (child.exitCode === null) child.kill('SIGKILL')
  await all
}

/** Waits until the URL returns 2xx. Returns false when `stop` settles or after a timeout. */
export const isUp = async (url: string, stop: Promise<unknown>, milliseconds = 60_000): Promise<boolean> => {
  let stopped = false
  void stop.then(() => {
    stopped = true
  })
  const until = Date.now() + milliseconds
  while (!stopped && Date.now() < until) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await wait(100)
  }
  return false
}
