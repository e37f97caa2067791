import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isUp, type Program, startProgram, temporaryFolder } from '@invea/tooling/programs'
import { serveStatic } from '@invea/tooling/static-server'
import { Client } from 'pg'
import { operatorToken } from '../settings.ts'

export const createDatabase = async (server: string): Promise<string> => {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

type Settings = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../..')

/** A service and a passport portal for one test, to kill and start again on the same data. PostgreSQL, if there, starts faster. */
export class OwnService {
  readonly port: number
  readonly sandboxUrl: string
  readonly dataDir = temporaryFolder('own-service')
  #databaseUrl = ''
  #program: Program | undefined
  #portal: Awaited<ReturnType<typeof serveStatic>> | undefined

  /** `sandbox` is the port of a payment sandbox that is already running. */
  constructor(port: number, sandbox = 0) {
    this.port = port
    this.sandboxUrl = `http://localhost:${sandbox}`
  }

  get serviceUrl() {
    return `http://localhost:${this.port}`
  }

  get portalUrl() {
    return `http://localhost:${this.port + 1}`
  }

  async open(settings: Settings = {}) {
    const folder = join(root, 'apps/passport-portal/dist')
    this.#portal = await serveStatic({ folder, port: this.port + 1, config: { serviceUrl: this.serviceUrl } })
    const postgres = process.env.E2E_DATABASE_URL
    if (postgres) this.#databaseUrl = await createDatabase(postgres)
    await this.start(settings)
  }

  async start(settings: Settings = {}) {
    const { serviceUrl, portalUrl, dataDir } = this
    const env = {
      ...process.env,
      SERVICE_PORT: String(this.port),
      PUBLIC_URL: serviceUrl,
      PASSPORT_ORIGIN: portalUrl,
      DATA_DIR: dataDir,
      DATABASE_URL: this.#databaseUrl,
      LOG_LEVEL: 'error',
      OPERATOR_TOKEN: operatorToken,
      SANDBOX_URL: this.sandboxUrl,
      ...settings,
    }
    this.#program = startProgram('own service', ['src/main.ts'], env, join(root, 'apps/service'))
    if (!(await isUp(`${serviceUrl}/readyz`, this.#program.ended))) throw new Error('the own service did not start')
  }

  /** Sends SIGKILL: open requests get no response. */
  async kill() {
    this.#program?.child.kill('SIGKILL')
    await this.#program?.ended
  }

  async close() {
    await this.kill()
    this.#portal?.closeAllConnections()
    this.#portal?.close()
  }
}
