import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../bootstrap.mjs'
import { objectAccount, objectStoreCommand } from '../object-store.ts'
import { childClock } from '../test-clock.ts'
import {
  databaseUrls,
  debianPostgres,
  homeOf,
  type Layout,
  type NodeName,
  nodeNames,
  render,
  type Secrets,
} from './layout.ts'
import type { ProgramPlan } from './supervisor.ts'

const localhost = '127.0.0.1'
const bucket = 'documents'

export interface ClusterConfig {
  readonly layout: Layout
  readonly secrets: Secrets
  /** Overrides the settings of the service below. */
  readonly serviceSettings?: Readonly<Record<string, string>> | undefined
}

/** Writes the files of `deploy/cluster` with the addresses of this cluster. */
export const writeConfiguration = ({ layout, secrets }: ClusterConfig): void => {
  const { bin, uid, gid } = debianPostgres()
  const { addressOf, folder, ports } = layout
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { mode: 0o600 })
    chownSync(path, uid, gid)
  }
  const common = {
    CLUSTER: layout.name,
    NETWORK: layout.network,
    NODE1: addressOf.node1,
    NODE2: addressOf.node2,
    NODE3: addressOf.node3,
    POSTGRESQL: bin,
    SHARED_BUFFERS: '128MB',
    EFFECTIVE_CACHE_SIZE: '512MB',
    MAX_WAL_SIZE: '1GB',
    SUPERUSER_PASSWORD: secrets.passwords.superuser,
    REPLICATION_PASSWORD: secrets.passwords.replication,
    REST_PASSWORD: secrets.passwords.rest,
  }
  for (const node of nodeNames) {
    const own = layout.folderOf(node)
    for (const name of ['', 'etcd', 'postgresql']) {
      mkdirSync(join(own, name), { recursive: true, mode: 0o700 })
      chownSync(join(own, name), uid, gid)
    }
    const variables = { ...common, NODE: node, ADDRESS: addressOf[node], FOLDER: own }
    for (const name of ['etcd.yml', 'patroni.yml']) write(join(own, name), render(name, variables))
  }
  const proxy = join(folder, 'proxy')
  mkdirSync(proxy, { recursive: true })
  chownSync(proxy, uid, gid)
  const [service1, service2, service3] = ports.processes.map((port) => `${localhost}:${port}`)
  const proxyVariables = {
    ...common,
    FOLDER: proxy,
    POSTGRESQL_BIND: `${localhost}:${ports.postgresql}`,
    POSTGRESQL_HOST: localhost,
    POSTGRESQL_PORT: ports.postgresql,
    PGBOUNCER_HOST: localhost,
    PGBOUNCER_PORT: ports.pgbouncer,
    POOL_SIZE: 40,
    METRICS_BIND: `${localhost}:${ports.haproxyMetrics}`,
    SERVICE_BIND: `${localhost}:${ports.service}`,
    SERVICE1: service1 ?? '',
    SERVICE2: service2 ?? '',
    SERVICE3: service3 ?? '',
  }
  for (const name of ['haproxy.cfg', 'pgbouncer.ini']) write(join(proxy, name), render(name, proxyVariables))
  write(join(proxy, 'userlist.txt'), `"invea_service" "${secrets.passwords.service}"\n`)
}

/** Plan of etcd, or of Patroni with PostgreSQL, on one machine. */
export const nodePlan = (layout: Layout, node: NodeName, kind: 'etcd' | 'patroni'): ProgramPlan => {
  const { uid, gid } = debianPostgres()
  const own = layout.folderOf(node)
  return {
    name: `${kind}-${node}`,
    namespace: layout.namespaceOf(node),
    user: { uid, gid },
    command: kind === 'etcd' ? ['etcd', '--config-file', join(own, 'etcd.yml')] : ['patroni', join(own, 'patroni.yml')],
    // Programs that Patroni starts write to their home folder.
    env: { HOME: own },
  }
}

export const proxyPlan = ({ folder }: Layout, name: 'haproxy' | 'pgbouncer'): ProgramPlan => {
  const { uid, gid } = debianPostgres()
  const own = join(folder, 'proxy')
  const commands = {
    haproxy: ['haproxy', '-db', '-f', join(own, 'haproxy.cfg')],
    pgbouncer: ['pgbouncer', join(own, 'pgbouncer.ini')],
  } as const
  return { name, user: { uid, gid }, command: commands[name] }
}

export const objectStorePlan = ({ folder, ports }: Layout): ProgramPlan => ({
  name: 'objects',
  command: objectStoreCommand({ folder: join(folder, 'objects'), port: ports.objects, bucket }),
})

export const sandboxPlan = (layout: Layout, { webhook }: Secrets): ProgramPlan => {
  const home = homeOf(layout)
  const callback = `${home.service}/Payment/api/V1.0/Payment/Callback`
  return {
    name: 'sandbox',
    command: [process.execPath, join(root, 'apps/payment-sandbox/src/main.ts')],
    env: {
      SANDBOX_PORT: String(layout.ports.sandbox),
      SANDBOX_PUBLIC_URL: home.sandbox,
      SANDBOX_WEBHOOK_SECRET: webhook,
      SANDBOX_WEBHOOK_URL: `${callback}/chapa`,
      SANDBOX_BANK_WEBHOOK_URL: `${callback}/bank`,
      DATA_DIR: join(layout.folder, 'sandbox'),
      LOG_LEVEL: 'warn',
    },
  }
}

/** Plan of a service process; `at` starts at 0. */
export const servicePlan = ({ layout, secrets, serviceSettings }: ClusterConfig, at: number): ProgramPlan => {
  const home = homeOf(layout)
  const urls = databaseUrls(layout, secrets)
  return {
    name: `service${at + 1}`,
    command: [process.execPath, join(root, 'apps/service/src/main.ts')],
    env: {
      ...childClock(),
      ...objectAccount,
      ...secrets.keys,
      PAYMENT_KEY: Buffer.from(secrets.webhook).toString('base64'),
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: join(layout.folder, 'compiled'),
      SERVICE_PORT: String(layout.ports.processes[at]),
      DATABASE_URL: urls.service,
      MIGRATION_DATABASE_URL: urls.owner,
      PUBLIC_URL: home.service,
      PASSPORT_ORIGIN: home.passport,
      ORIGIN_ID_ORIGIN: home.originId,
      SANDBOX_URL: home.sandbox,
      TRUSTED_PROXIES: localhost,
      FILES_BUCKET: bucket,
      FILES_ENDPOINT: home.objects,
      DATA_DIR: join(layout.folder, `service${at + 1}`),
      // HAProxy needs about 1.5 seconds to notice that a process is stopping.
      DRAIN_SECONDS: '3',
      METRICS_PORT: String(layout.ports.metrics[at]),
      LOG_LEVEL: 'warn',
      ...serviceSettings,
    },
  }
}
