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

const portOf = (env: NodeJS.ProcessEnv, name: string, usual: number): number | Faulty => {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : { fault: `${name}=${text} is not a port (1 to 65535).` }
}

/** Reads the four ports; a fault is one line that names the variable. */
export const readPorts = (env: NodeJS.ProcessEnv): Ports | Faulty => {
  const found: Partial<Record<keyof Ports, number>> = {}
  const names = new Map<number, string>()
  for (const key of Object.keys(portSettings) as (keyof Ports)[]) {
    const [name, usual] = portSettings[key]
    const port = portOf(env, name, usual)
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

/** The first taken port as one line, or undefined when all are free. */
export const findTakenPort = async (ports: Ports): Promise<string | undefined> => {
  for (const key of Object.keys(portSettings) as (keyof Ports)[]) {
    if (!(await isFree(ports[key])))
      return `Port ${ports[key]} is taken. Stop what uses it, or set ${portSettings[key][0]} to a free port.`
  }
  return undefined
}

export interface Program {
  readonly name: string
  readonly child: ChildProcess
  /** Settles with the exit code when the program ends by itself. */
  readonly ended: Promise<number>
}

/** Starts a program of the product in its own process group, so that Ctrl-C reaches it once, from us. */
export const startProgram = (name: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Program => {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)))
    child.once('error', () => resolve(1))
  })
  return { name, child, ended }
}

/** Stops all, and kills those that still run after ten seconds. */
export const stopPrograms = async (programs: readonly Program[]): Promise<void> => {
  for (const { child } of programs) if (child.exitCode === null) child.kill('SIGTERM')
  const all = Promise.all(programs.map(({ ended }) => ended))
  const late = await Promise.race([all.then(() => false), wait(10_000, true, { ref: false })])
  if (late) for (const { child } of programs) if (child.exitCode === null) child.kill('SIGKILL')
  await all
}

/** True once the address returns 2xx; false when `gaveUp` settles or the time is over. */
export const isUp = async (url: string, gaveUp: Promise<unknown>, milliseconds = 60_000): Promise<boolean> => {
  let stopped = false
  void gaveUp.then(() => {
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
