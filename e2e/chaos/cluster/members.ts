import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type NodeName, nodeNames } from '@invea/tooling/cluster/layout'
import type { Cluster } from '@invea/tooling/cluster/start-cluster'
import { type Member, readMembers, responds } from '@invea/tooling/cluster/status'
import { until } from '@invea/tooling/programs'

/** Maximum lag of a standby, in bytes. */
const smallLag = 1_000_000

/** Waits until a machine has this role, and returns its name. */
export const findMember = ({ layout }: Cluster, role: Member['role']): Promise<NodeName> =>
  until(`a ${role}`, async () => (await readMembers(layout)).find((member) => member.role === role)?.name)

/** Whether three machines are up to date and all processes are ready. */
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

const script = join(import.meta.dirname, '../../../deploy/cluster/switchover.sh')
/** Seconds. */
export const recovery = 120

/** Runs the operators' planned switchover. The supervisor restarts Patroni, as systemd does. */
export const switchOver = async (cluster: Cluster): Promise<void> => {
  const { layout, secrets, patroni } = cluster
  const node = await findMember(cluster, 'leader')
  const settings = {
    ADDRESS: layout.addressOf[node],
    ...Object.fromEntries(nodeNames.map((name, at) => [`NODE${at + 1}`, layout.addressOf[name]])),
    FOLDER: layout.folderOf(node),
    SUPERUSER_PASSWORD: secrets.passwords.superuser,
    REST_PASSWORD: secrets.passwords.rest,
    RESTART: `kill -TERM ${patroni[node].pid()}`,
  }
  const child = spawn('ip', ['netns', 'exec', layout.namespaceOf(node), 'sh', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`switchover.sh: ${output}`)
}

/** Makes a machine the primary through Patroni. Repeats the request, because Patroni may close a long request without a response. */
export const switchTo = async (cluster: Cluster, candidate: NodeName): Promise<void> => {
  const { layout, secrets } = cluster
  await until(
    `a switchover to ${candidate}`,
    async () => {
      const leader = await findMember(cluster, 'leader')
      if (leader === candidate) return true
      const response = await fetch(`http://${layout.addressOf[leader]}:8008/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`patroni:${secrets.passwords.rest}`).toString('base64')}` },
        body: JSON.stringify({ leader, candidate }),
      }).catch(() => undefined)
      await response?.text()
      return response?.ok === true
    },
    recovery,
  )
}
