import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Cluster, until } from '@invea/tooling/cluster/start-cluster'
import { responds } from '@invea/tooling/cluster/status'
import { raiseCluster } from '../cluster/proof-cluster.ts'
import { isWhole } from '../cluster/whole.ts'
import { nextVersion, type UpgradeSite } from './prove-upgrade.ts'

const asNextVersion = { NODE_OPTIONS: `--import ${pathToFileURL(nextVersion).href}` }

/** Ends one process, and starts it as the next version. The first of them migrates. */
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

/** Three processes on three machines, replaced one after the other. */
export const raiseClusterSite = async (folder: string, say: (line: string) => void): Promise<UpgradeSite> => {
  const { cluster, world } = await raiseCluster(folder, say, {})
  return {
    world,
    takesPayments: true,
    settled: () => until('standbys that have received the generated rows', () => isWhole(cluster), 300),
    steps: [
      { name: 'first process, with the migrations', replace: () => replace(cluster, 0) },
      { name: 'second process', replace: () => replace(cluster, 1) },
      { name: 'third process', replace: () => replace(cluster, 2) },
    ],
    remove: async () => {
      cpSync(join(cluster.layout.folder, 'logs'), join(folder, 'logs'), { recursive: true })
      await world.remove()
    },
  }
}
