import { createServer } from 'node:net'

/** Whether no program uses this port, on any address of the machine. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** Ports below those of Linux for outgoing connections and above 10080, which browsers refuse. Each process has its own share. */
const ports = { first: 10_100, shares: 219, inShare: 100 }
let start = Math.floor(Math.random() * ports.inShare)

/** Finds a free port, for a program that needs its port before it starts. */
export const freePort = async (): Promise<number> => {
  const share = ports.first + (process.pid % ports.shares) * ports.inShare
  for (let tries = 0; tries < ports.inShare; tries++) {
    start += 1
    const port = share + (start % ports.inShare)
    if (await isPortFree(port)) return port
  }
  throw new Error(`no free port from ${share} to ${share + ports.inShare}`)
}

/** Environment variable and default of each port that `npm start` opens. */
const portSettings = {
  service: ['SERVICE_PORT', 4000],
  passport: ['PASSPORT_PORT', 4100],
  originId: ['ORIGIN_ID_PORT', 4200],
  sandbox: ['SANDBOX_PORT', 4300],
} as const

export type Ports = Readonly<Record<keyof typeof portSettings, number>>
type Faulty = { readonly fault: string }

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

/** Describes the first port in use, or returns undefined when all are free. */
export const findUsedPort = async (ports: Ports): Promise<string | undefined> => {
  for (const key of Object.keys(portSettings) as (keyof Ports)[]) {
    if (!(await isPortFree(ports[key])))
      return `Port ${ports[key]} is in use. Stop the program that uses it, or set ${portSettings[key][0]} to a free port.`
  }
  return undefined
}
