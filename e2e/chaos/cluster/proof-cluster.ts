import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { databaseUrls } from '@invea/tooling/cluster/layout'
import { type Cluster, startCluster } from '@invea/tooling/cluster/start-cluster'
import { responds } from '@invea/tooling/cluster/status'
import { relaxedLimits, until } from '@invea/tooling/programs'
import { connectTo } from '../machine/postgres-server.ts'
import { recordChanges } from '../machine/record-changes.ts'
import { openOffices, readMaster, type TestSystem, windowDays } from '../machine/test-system.ts'
import { nextVersion, type UpgradeSite } from '../upgrade/prove-upgrade.ts'
import { isWhole } from './members.ts'
import { payWith } from './payments.ts'

/** Differs from the default of `pnpm cluster`, so that both can run. */
const proofNumber = 9
/** Puts the disk of each machine in memory, so that a fault can fill it. */
export const diskInMemory = { diskSize: '2g' } as const

interface ProofCluster {
  readonly cluster: Cluster
  readonly system: TestSystem
}

const grants = [
  'grant usage on schema proof to public',
  'grant insert on proof.change to public',
  'grant usage on all sequences in schema proof to public',
  'create table proof.mark (node text not null, number integer not null, primary key (node, number))',
]

/** Starts the cluster of `pnpm cluster` for the visitors of the proof. All their calls go through HAProxy. */
export const startProofCluster = async (
  folder: string,
  print: (line: string) => void,
  extra: { readonly diskSize?: string; readonly monitoringDivisor?: number },
): Promise<ProofCluster> => {
  const cluster = await startCluster({
    number: proofNumber,
    print,
    ...extra,
    serviceSettings: { ...relaxedLimits, LOG_LEVEL: 'error' },
  })
  const { layout, secrets, services } = cluster
  const database = connectTo(databaseUrls(layout, secrets).administrator)
  try {
    await openOffices(database)
    await recordChanges(database)
    for (const statement of grants) await database.rows(statement)
    const master = await readMaster(database)
    const system: TestSystem = {
      routes: [{ port: layout.ports.service, isUp: () => true }],
      database,
      master,
      windowDays,
      pay: payWith(layout, database, join(folder, 'payments.jsonl')),
      drain: async () => {
        await Promise.all(services.map((service) => service.stop('SIGTERM')))
      },
      remove: async () => {
        await database.close()
        await cluster.stop()
      },
    }
    return { cluster, system }
  } catch (error) {
    await database.close()
    await cluster.stop()
    throw error
  }
}

const asNextVersion = { NODE_OPTIONS: `--import ${pathToFileURL(nextVersion).href}` }

/** Replaces a process with the next version. The first one migrates. */
const replace = async ({ services, layout }: Cluster, at: number): Promise<void> => {
  const service = services[at]
  await service?.stop('SIGTERM')
  service?.start(asNextVersion)
  await until(
    `service${at + 1} of the next version`,
    () => responds(`http://127.0.0.1:${layout.ports.processes[at]}/readyz`),
    300,
  )
}

/** Three processes on three machines, replaced in sequence. */
export const startClusterSite = async (folder: string, print: (line: string) => void): Promise<UpgradeSite> => {
  const { cluster, system } = await startProofCluster(folder, print, {})
  return {
    system,
    takesPayments: true,
    settled: () => until('standbys that have received the generated rows', () => isWhole(cluster), 300),
    steps: [
      { name: 'first process, with the migrations', replace: () => replace(cluster, 0) },
      { name: 'second process', replace: () => replace(cluster, 1) },
      { name: 'third process', replace: () => replace(cluster, 2) },
    ],
    remove: async () => {
      cpSync(join(cluster.layout.folder, 'logs'), join(folder, 'logs'), { recursive: true })
      await system.remove()
    },
  }
}
