import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bootstrap.mjs'
import { debianBinaries } from '../postgres-cluster.ts'

export const nodeNames = ['node1', 'node2', 'node3'] as const
export type NodeName = (typeof nodeNames)[number]

const firstPort = 7_000
const portsEach = 100

/** Addresses, ports and folders of a cluster. Several clusters can run on one machine, each with its own number. */
export const layoutOf = (number: number) => {
  const name = `invea${number}`
  const folder = join(tmpdir(), `${name}-cluster`)
  if (!(number >= 1 && number <= 9)) throw new Error('a cluster has a number from 1 to 9')
  const base = firstPort + portsEach * number
  const address = (last: number) => `198.18.${number}.${last}`
  return {
    number,
    name,
    folder,
    // In 198.18.0.0/15, which is reserved for tests, so that no real network has these addresses.
    network: `198.18.${number}.0/24`,
    bridge: { name: `${name}br`, address: address(1) },
    addressOf: { node1: address(11), node2: address(12), node3: address(13) },
    namespaceOf: (node: NodeName) => `${name}-${node}`,
    interfaceOf: (node: NodeName) => `${name}${node}`,
    folderOf: (node: NodeName) => join(folder, node),
    ports: {
      // HAProxy in front of the service processes, and in front of PostgreSQL.
      service: base,
      postgresql: base + 10,
      processes: [base + 1, base + 2, base + 3],
      pgbouncer: base + 11,
      sandbox: base + 20,
      objects: base + 30,
      passport: base + 41,
      originId: base + 42,
      // Prometheus series of each service process.
      metrics: [base + 51, base + 52, base + 53],
      haproxyMetrics: base + 54,
      postgresqlMetrics: base + 55,
      machineMetrics: base + 56,
      prometheus: base + 57,
    },
  }
}

export type Layout = ReturnType<typeof layoutOf>

export const homeOf = ({ ports }: Layout) => ({
  service: `http://localhost:${ports.service}`,
  passport: `http://localhost:${ports.passport}`,
  originId: `http://localhost:${ports.originId}`,
  sandbox: `http://localhost:${ports.sandbox}`,
  objects: `http://127.0.0.1:${ports.objects}`,
})

const passwords = ['superuser', 'replication', 'rest', 'owner', 'service'] as const
const keys = ['DATA_KEY', 'INDEX_KEY', 'LINK_KEY', 'CAPTCHA_KEY', 'BARCODE_KEY'] as const

export const makeSecrets = () => {
  const of = <K extends string>(names: readonly K[], encoding: 'hex' | 'base64') =>
    Object.fromEntries(names.map((name) => [name, randomBytes(32).toString(encoding)])) as Record<K, string>
  // `webhook` signs the sandbox's webhooks: 32 hexadecimal digits.
  return { passwords: of(passwords, 'hex'), keys: of(keys, 'base64'), webhook: randomBytes(16).toString('hex') }
}
export type Secrets = ReturnType<typeof makeSecrets>

/** Database URLs: the primary for administrators, and PgBouncer for the service. */
export const databaseUrls = ({ ports }: Layout, { passwords }: Secrets) => {
  const at = (user: string, password: string, port: number, name = 'invea') =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
  return {
    superuser: at('postgres', passwords.superuser, ports.postgresql, 'postgres'),
    /** The superuser in the database of the service. */
    administrator: at('postgres', passwords.superuser, ports.postgresql),
    owner: at('invea', passwords.owner, ports.postgresql),
    service: at('invea_service', passwords.service, ports.pgbouncer),
  }
}

/** Reads a file of `deploy/cluster` and replaces `${NAME}` as `envsubst` does. Throws when a variable is missing. */
export const render = (template: string, variables: Readonly<Record<string, string | number>>): string =>
  readFileSync(join(root, 'deploy/cluster', template), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`${template} needs ${name}`)
    return String(value)
  })

/** The newest installed PostgreSQL. It runs as Debian's user `postgres`, because PostgreSQL refuses to run as root. */
export const debianPostgres = () => {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { bin: debianBinaries() ?? '', uid: id('-u'), gid: id('-g') }
}
