import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap.mjs'
import { run, until } from '../programs.ts'
import { findOrUnpackWebServer, servePortal } from '../web-servers.ts'
import {
  databaseUrls,
  homeOf,
  type Layout,
  layoutOf,
  makeSecrets,
  type NodeName,
  nodeNames,
  type Secrets,
} from './layout.ts'
import { existingNetwork, makeNetwork, removeNetwork } from './machines.ts'
import { monitoringPlans, writeMonitoring } from './monitoring.ts'
import {
  type ClusterConfig,
  nodePlan,
  objectStorePlan,
  proxyPlan,
  sandboxPlan,
  servicePlan,
  writeConfiguration,
} from './parts.ts'
import { isOpen, readMembers, responds } from './status.ts'
import { describeProcess, killRecorded, type SupervisedProgram, supervise } from './supervisor.ts'

const psql = (url: string, statements: string) =>
  run('psql', ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1', url], { input: statements })

/** Creates the owner, the service's role and the database. */
const makeDatabase = (layout: Layout, secrets: Secrets): void => {
  const { superuser } = databaseUrls(layout, secrets)
  psql(
    superuser,
    `create role invea login password '${secrets.passwords.owner}';
    create role invea_service login password '${secrets.passwords.service}';
    create database invea owner invea;`,
  )
}

export const removeCluster = async (layout: Layout): Promise<void> => {
  await killRecorded(layout.folder)
  removeNetwork(layout)
  for (const node of nodeNames) spawnSync('umount', [layout.folderOf(node)], { stdio: 'ignore' })
  rmSync(layout.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

/** Serves both built portals with nginx and the files of `deploy/`. */
const servePortals = (layout: Layout): void => {
  const nginx = findOrUnpackWebServer('nginx')
  if (!nginx) throw new Error('the nginx packages cannot be downloaded')
  const { service, passport, originId } = homeOf(layout)
  const portals = [
    ['passport-portal', layout.ports.passport, originId],
    ['origin-id-portal', layout.ports.originId, passport],
  ] as const
  for (const [name, port, otherPortalUrl] of portals) {
    const folder = join(layout.folder, name)
    mkdirSync(folder, { recursive: true })
    const { pid } = servePortal(nginx, {
      html: join(root, 'apps', name, 'dist'),
      folder,
      listen: `127.0.0.1:${port}`,
      config: JSON.stringify({ serviceUrl: service, otherPortalUrl }),
    })
    if (pid) writeFileSync(join(layout.folder, 'processes', name), describeProcess(pid))
  }
}

export const startCluster = async (options: {
  readonly number: number
  readonly print: (line: string) => void
  readonly serviceSettings?: Readonly<Record<string, string>>
  readonly portals?: boolean
  /** Size of a separate in-memory file system for each machine, so that a test can fill it. */
  readonly diskSize?: string
  /** Starts Prometheus with the rules of `deploy`, whose durations are divided by this number. */
  readonly monitoringDivisor?: number
}) => {
  const { print } = options
  const layout = layoutOf(options.number)
  const secrets = makeSecrets()
  const existing = existingNetwork(layout)
  if (existing.length > 0) throw new Error(`${existing.join(', ')} exists already: stop its cluster first`)
  for (const port of Object.values(layout.ports).flat())
    if (await isOpen(port)) throw new Error(`port ${port} is taken`)
  mkdirSync(layout.folder, { recursive: true, mode: 0o755 })
  for (const node of nodeNames) {
    mkdirSync(layout.folderOf(node), { recursive: true })
    // Without a separate file system, the fault would fill the real disk.
    if (options.diskSize)
      run('mount', ['-t', 'tmpfs', '-o', `size=${options.diskSize}`, 'tmpfs', layout.folderOf(node)])
  }
  const config: ClusterConfig = { layout, secrets, serviceSettings: options.serviceSettings }
  writeConfiguration(config)
  makeNetwork(layout)

  const program = (plan: Parameters<typeof supervise>[1]) => supervise(layout.folder, plan)
  const onNodes = (kind: 'etcd' | 'patroni') =>
    Object.fromEntries(nodeNames.map((node) => [node, program(nodePlan(layout, node, kind))])) as Record<
      NodeName,
      SupervisedProgram
    >
  const cluster = {
    etcd: onNodes('etcd'),
    patroni: onNodes('patroni'),
    haproxy: program(proxyPlan(layout, 'haproxy')),
    pgbouncer: program(proxyPlan(layout, 'pgbouncer')),
    sandbox: program(sandboxPlan(layout, secrets)),
    objects: program(objectStorePlan(layout)),
    services: layout.ports.processes.map((_, at) => program(servicePlan(config, at))),
  }
  const { etcd, patroni, haproxy, pgbouncer, sandbox, objects, services } = cluster
  const { monitoringDivisor } = options
  if (monitoringDivisor) writeMonitoring(layout, monitoringDivisor)
  const monitoring = monitoringDivisor ? monitoringPlans(layout, secrets).map(program) : []
  const stop = async () => {
    const all = [
      ...monitoring,
      ...services,
      sandbox,
      objects,
      haproxy,
      pgbouncer,
      ...Object.values(patroni),
      ...Object.values(etcd),
    ]
    // SIGKILL is safe, because all data is deleted.
    await Promise.all(all.map((one) => one.stop('SIGKILL')))
    await removeCluster(layout)
  }
  try {
    for (const one of [...Object.values(etcd), ...Object.values(patroni), objects, sandbox, haproxy, pgbouncer])
      one.start()
    await until('three machines with a primary and a synchronous standby', async () => {
      const members = await readMembers(layout)
      const roles = members.map(({ role }) => role)
      return members.length === 3 && roles.includes('leader') && roles.includes('sync_standby')
    })
    print('PostgreSQL is replicated')
    if (options.portals) servePortals(layout)
    await until('HAProxy in front of the primary', async () => {
      const { superuser } = databaseUrls(layout, secrets)
      return spawnSync('psql', [superuser, '-c', 'select 1'], { stdio: 'ignore' }).status === 0
    })
    makeDatabase(layout, secrets)
    const ready = (at: number) =>
      until(`service${at + 1}`, () => responds(`http://127.0.0.1:${layout.ports.processes[at]}/readyz`))
    // The first process migrates and loads the sample data.
    for (const [at, service] of services.entries()) {
      service.start()
      if (at === 0) await ready(0)
    }
    await Promise.all(services.map((_, at) => ready(at)))
    await until('HAProxy in front of the service', () => responds(`http://127.0.0.1:${layout.ports.service}/readyz`))
    print('three processes of the service are ready')
    for (const one of monitoring) one.start()
    return { layout, secrets, etcd, patroni, haproxy, pgbouncer, sandbox, services, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
