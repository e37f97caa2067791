import { join } from 'node:path'
import { databaseUrls } from '@invea/tooling/cluster/layout'
import { type Cluster, startCluster } from '@invea/tooling/cluster/start-cluster'
import { connectTo } from '../machine/own-postgres.ts'
import { startWatching } from '../machine/watch.ts'
import { openOffices, readMaster, type World, windowDays } from '../machine/world.ts'
import { payWith } from './payments.ts'

/** A number that no operator's cluster has by default. */
const proofNumber = 9
/** Each machine has its disk in memory, so that it can be filled. */
export const diskInMemory = { diskSize: '2g' } as const

export interface ProofCluster {
  readonly cluster: Cluster
  readonly world: World
}

const openToService = [
  'grant usage on schema proof to public',
  'grant insert on proof.change to public',
  'grant usage on all sequences in schema proof to public',
  'create table proof.mark (node text not null, number integer not null, primary key (node, number))',
]

/** The cluster of `pnpm cluster`, open for the visitors of the proof. All their calls go through HAProxy. */
export const raiseCluster = async (
  folder: string,
  say: (line: string) => void,
  extra: { readonly diskSize?: string; readonly monitoringDivisor?: number },
): Promise<ProofCluster> => {
  const cluster = await startCluster({
    number: proofNumber,
    say,
    ...extra,
    serviceSettings: {
      // All visitors come from one address here; the limits for each session stay as they are.
      ADDRESS_RATE_FACTOR: '10000',
      UNCODED_SHARE_PERCENT: '100',
      HOLD_ALARM: '1000000',
      SLOT_RETURN_MINUTES: '0',
      LOG_LEVEL: 'error',
    },
  })
  const { layout, secrets, services } = cluster
  const database = connectTo(databaseUrls(layout, secrets).administrator)
  try {
    await openOffices(database)
    await startWatching(database)
    for (const statement of openToService) await database.rows(statement)
    const master = await readMaster(database)
    const world: World = {
      ways: [{ port: layout.ports.service, isUp: () => true }],
      database,
      master,
      windowDays,
      pay: payWith(layout, database, join(folder, 'payments.jsonl')),
      quiet: async () => {
        await Promise.all(services.map((service) => service.stop('SIGTERM')))
      },
      remove: async () => {
        await database.close()
        await cluster.stop()
      },
    }
    return { cluster, world }
  } catch (error) {
    await database.close()
    await cluster.stop()
    throw error
  }
}
