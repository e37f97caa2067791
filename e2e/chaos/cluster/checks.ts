import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Layout, NodeName } from '@invea/tooling/cluster/layout'
import { fetchJson } from '@invea/tooling/cluster/status'

/** A write that a machine acknowledged to a client on it, before or during its isolation. */
export interface Mark {
  readonly node: NodeName
  readonly number: number
  readonly when: 'before' | 'cut'
}

const keyOf = ({ node, number }: Pick<Mark, 'node' | 'number'>) => `${node} ${number}`

/**
 * Returns acknowledged writes of isolated machines that are missing in the database, which means that two machines were primary. Each
 * cut must follow an acknowledged write, otherwise it shows nothing.
 */
export const findLostMarks = (
  marks: readonly Mark[],
  stored: readonly Pick<Mark, 'node' | 'number'>[],
  cuts: number,
): readonly string[] => {
  const storedKeys = new Set(stored.map(keyOf))
  const before = marks.filter(({ when }) => when === 'before')
  return [
    ...(cuts > 0 && before.length < cuts ? [`${cuts} cuts, and ${before.length} writes acknowledged before one`] : []),
    ...marks
      .filter((mark) => !storedKeys.has(keyOf(mark)))
      .map((mark) => `${keyOf(mark)} (${mark.when}) was acknowledged by an isolated machine, and is lost`),
  ]
}

interface Response {
  readonly status: string
  readonly data?: { readonly result: readonly { readonly values?: readonly (readonly [number, string])[] }[] }
}

const step = 0.5

/** Times at which an alert was firing in Prometheus, in milliseconds; undefined while Prometheus does not respond. */
const firingMoments = async (layout: Layout, alert: string, from: number): Promise<readonly number[] | undefined> => {
  const query = new URLSearchParams({
    query: `ALERTS{alertname="${alert}",alertstate="firing"}`,
    start: String(from / 1_000),
    end: String(Date.now() / 1_000),
    step: String(step),
  })
  const found = await fetchJson<Response>(`http://127.0.0.1:${layout.ports.prometheus}/api/v1/query_range?${query}`)
  if (found?.status !== 'success') return undefined
  return (found.data?.result ?? [])
    .flatMap(({ values = [] }) => values.map(([at]) => at * 1_000))
    .toSorted((one, other) => one - other)
}

interface Targets {
  readonly data?: { readonly activeTargets: readonly { readonly health: string }[] }
}

/** Whether Prometheus has read the series of every part. It starts reading after some seconds. */
export const readsAllParts = async (layout: Layout): Promise<boolean> => {
  const found = await fetchJson<Targets>(`http://127.0.0.1:${layout.ports.prometheus}/api/v1/targets?state=active`)
  const targets = found?.data?.activeTargets ?? []
  return targets.length > 0 && targets.every(({ health }) => health === 'up')
}

const quietMilliseconds = 2_000

/** Whether Prometheus responds and the alert has not fired within the last two seconds. */
export const isQuiet = async (layout: Layout, alert: string): Promise<boolean> =>
  (await firingMoments(layout, alert, Date.now() - quietMilliseconds))?.length === 0

/** Waits for an alert. Returns the milliseconds from `began` until it fired, or undefined after a timeout. */
export const waitForAlert = async (
  layout: Layout,
  alert: string,
  began: number,
  seconds: number,
): Promise<number | undefined> => {
  const deadline = Date.now() + seconds * 1_000
  for (;;) {
    const first = (await firingMoments(layout, alert, began))?.[0]
    if (first !== undefined) return Math.round(first - began)
    if (Date.now() > deadline) return undefined
    await wait(500)
  }
}

/** Calls of operators that HAProxy forwards to a client outside of private networks, or refuses to one on this machine. */
export const findOpenOperatorPaths = async ({ ports, bridge }: Layout): Promise<readonly string[]> => {
  const statusOf = (path: string, localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: ports.service, path, localAddress }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      call.on('error', reject).end()
    })
  const found: string[] = []
  for (const path of ['/operator/refunds', '/%6fperator/refunds']) {
    const [outside, own] = [await statusOf(path, bridge.address), await statusOf(path, '127.0.0.1')]
    if (outside !== 403) found.push(`${path} from ${bridge.address} returned ${outside}`)
    if (own === 403) found.push(`${path} from this machine is refused`)
  }
  return found
}
