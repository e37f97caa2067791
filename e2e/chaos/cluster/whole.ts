import type { NodeName } from '@invea/tooling/cluster/layout'
import { type Cluster, until } from '@invea/tooling/cluster/start-cluster'
import { type Member, readMembers, responds } from '@invea/tooling/cluster/status'

/** More than this is not a standby that keeps up. */
const smallLag = 1_000_000

/** The name of the machine that has a role, as soon as one has it. */
export const findMember = async ({ layout }: Cluster, role: Member['role']): Promise<NodeName> => {
  let found: NodeName | undefined
  await until(`a ${role}`, async () => {
    found = (await readMembers(layout)).find((member) => member.role === role)?.name
    return found !== undefined
  })
  return found as NodeName
}

/** Everything is as it was before a fault: three machines that keep up, all processes ready. */
export const isWhole = async (cluster: Cluster): Promise<boolean> => {
  const { layout } = cluster
  const members = await readMembers(layout)
  const leader = members.find(({ role }) => role === 'leader')
  const follows = ({ state, timeline, lag }: Member) =>
    ['running', 'streaming'].includes(state) &&
    timeline === leader?.timeline &&
    typeof lag === 'number' &&
    lag < smallLag
  const ports = [layout.ports.service, ...layout.ports.processes]
  return (
    members.length === 3 &&
    leader?.state === 'running' &&
    members.some(({ role }) => role === 'sync_standby') &&
    members.every((member) => member === leader || follows(member)) &&
    (await Promise.all(ports.map((port) => responds(`http://127.0.0.1:${port}/readyz`)))).every(Boolean)
  )
}
