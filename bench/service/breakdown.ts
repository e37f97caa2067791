import { readFileSync } from 'node:fs'

interface Frame {
  readonly functionName: string
  readonly url: string
}
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Parts of a call, by where the processor was; the first that fits counts. */
const parts: readonly (readonly [part: string, fits: (frame: Frame) => boolean])[] = [
  ['waiting', ({ functionName }) => functionName === '(idle)'],
  ['garbage collector', ({ functionName }) => functionName === '(garbage collector)'],
  ['embedded database', ({ url }) => /^wasm:|pglite/.test(url)],
  ['database driver', ({ url }) => /node_modules\/(pg|pg-[a-z]+|kysely)\//.test(url)],
  ['contract: zod and JSON', ({ url }) => /node_modules\/(zod|secure-json-parse)\/|packages\/api\//.test(url)],
  ['keys, hashes and seals', ({ url }) => url.startsWith('node:internal/crypto')],
  [
    'log line and metrics',
    ({ url }) => /node_modules\/(pino|sonic-boom|prom-client|safe-stable-stringify)\//.test(url),
  ],
  ['framework and its plugins', ({ url }) => /node_modules\/(@?fastify|helmet|find-my-way|cookie|avvio)/.test(url)],
  ['our own code', ({ url }) => /\/apps\/service\/|\/packages\/domain\//.test(url)],
  ['other libraries', ({ url }) => url.includes('node_modules/')],
  // What has no file is Node's native part: writes to sockets, texts to bytes, timers.
  ['sockets, HTTP and streams of Node', () => true],
]

/** The nodes under the loading of modules: the start of the process is no part of a call. */
const startOf = ({ nodes }: Profile): ReadonlySet<number> => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const start = new Set<number>()
  const add = (id: number) => {
    start.add(id)
    for (const child of byId.get(id)?.children ?? []) add(child)
  }
  for (const { id, callFrame } of nodes) if (/^node:internal\/(main|modules)/.test(callFrame.url)) add(id)
  return start
}

/** Microseconds of one core that a call took, by part, the largest first. */
export const breakDown = (file: string, calls: number): readonly (readonly [part: string, microseconds: number])[] => {
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const start = startOf(profile)
  const sums = new Map<string, number>()
  for (const [at, id] of profile.samples.entries()) {
    const frame = frames.get(id)
    if (!frame || start.has(id)) continue
    const [part = ''] = parts.find(([, fits]) => fits(frame)) ?? []
    sums.set(part, (sums.get(part) ?? 0) + (profile.timeDeltas[at] ?? 0))
  }
  return [...sums]
    .filter(([part]) => part !== 'waiting')
    .map(([part, sum]) => [part, sum / calls] as const)
    .toSorted(([, one], [, other]) => other - one)
}
