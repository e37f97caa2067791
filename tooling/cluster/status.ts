import { connect } from 'node:net'
import { homeOf, type Layout, type NodeName, nodeNames } from './layout.ts'

/** One machine, as Patroni reports it. */
export interface Member {
  readonly name: NodeName
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
  readonly timeline?: number
  /** Bytes of the log that the member has not received, or `unknown`. */
  readonly lag?: number | 'unknown'
}

export const fetchJson = async <T>(url: string): Promise<T | undefined> => {
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).json()) as T
  } catch {
    return undefined
  }
}

export const responds = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}

export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })

/** The members of the cluster, from the first machine that responds. */
export const readMembers = async (layout: Layout): Promise<readonly Member[]> => {
  for (const node of nodeNames) {
    const found = await fetchJson<{ readonly members: readonly Member[] }>(
      `http://${layout.addressOf[node]}:8008/cluster`,
    )
    if (found?.members) return found.members
  }
  return []
}

interface Health {
  readonly health?: string
}

/** One line for each part: name, address and state. */
export const describeCluster = async (layout: Layout): Promise<readonly string[]> => {
  const { addressOf, ports } = layout
  const home = homeOf(layout)
  const members = await readMembers(layout)
  const state = async (url: string) => ((await responds(url)) ? 'up' : 'down')
  const line = (part: string, address: string, text: string) => `${part.padEnd(16)}${address.padEnd(26)}${text}`
  const database = (node: NodeName) => {
    const member = members.find(({ name }) => name === node)
    if (!member) return 'unknown to Patroni'
    if (member.role === 'leader') return `primary, ${member.state}, timeline ${member.timeline}`
    const role = member.role === 'sync_standby' ? 'synchronous standby' : 'asynchronous standby'
    return `${role}, ${member.state}, ${member.lag === undefined ? 'lag unknown' : `${member.lag} bytes behind`}`
  }
  const etcd = async (node: NodeName) =>
    (await fetchJson<Health>(`http://${addressOf[node]}:2379/health`))?.health === 'true' ? 'up' : 'down'
  return [
    ...nodeNames.map((node) => line(`PostgreSQL ${node}`, `${addressOf[node]}:5432`, database(node))),
    ...(await Promise.all(
      nodeNames.map(async (node) => line(`etcd ${node}`, `${addressOf[node]}:2379`, await etcd(node))),
    )),
    line('HAProxy', `127.0.0.1:${ports.postgresql}`, (await isOpen(ports.postgresql)) ? 'up, to the primary' : 'down'),
    line('PgBouncer', `127.0.0.1:${ports.pgbouncer}`, (await isOpen(ports.pgbouncer)) ? 'up' : 'down'),
    ...(await Promise.all(
      ports.processes.map(async (port, at) =>
        line(`service ${at + 1}`, `127.0.0.1:${port}`, await state(`http://127.0.0.1:${port}/readyz`)),
      ),
    )),
    line('service', home.service, await state(`${home.service}/readyz`)),
    line('passport', home.passport, await state(home.passport)),
    line('Origin ID', home.originId, await state(home.originId)),
    line('payment sandbox', home.sandbox, await state(`${home.sandbox}/healthz`)),
    line('S3 (s3rver)', home.objects, (await isOpen(ports.objects)) ? 'up' : 'down'),
  ]
}
