import type { Random } from '@invea/tooling/seeded-random'
import type { AttemptOutcome, Command, HistoryWriter } from '../history/history.ts'
import { type Master, messageOf, outcomeOf } from './messages.ts'
import type { ConnectionPool } from './sockets.ts'

/** A route to one service process: direct, or through a proxy that cuts connections. */
export interface Route {
  readonly pool: ConnectionPool
  readonly isUp: () => boolean
}

export interface Routes {
  readonly direct: readonly Route[]
  readonly unreliable: readonly Route[]
}

export interface VisitorBehavior {
  /** Share of calls that go through a proxy that cuts connections. */
  readonly throughCuts: number
  /** Share of unknown outcomes after which the visitor leaves. */
  readonly leaves: number
  /** Share of acknowledged calls that are repeated at once, like a double tap. */
  readonly tapsTwice: number
  /** Number of parallel calls when a visitor moves an appointment. */
  readonly movesAtOnce: number
}

/** Behavior of visitors on bad connections. */
export const onBadConnections: VisitorBehavior = {
  throughCuts: 1 / 8,
  leaves: 1 / 20,
  tapsTwice: 1 / 25,
  movesAtOnce: 6,
}

const maxTries = 400
/** Milliseconds, close to the Retry-After of a 503. */
const retryAfter = 1_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const createClient = (
  system: {
    readonly routes: Routes
    readonly history: HistoryWriter
    readonly master: Master
    readonly behavior: VisitorBehavior
  },
  { session, token }: { readonly session: number; readonly token: string },
) => {
  const { routes, history, master, behavior } = system

  const attempt = async (command: Command, key: string, random: Random): Promise<AttemptOutcome | 'unsent'> => {
    const all = random.chance(behavior.throughCuts) ? routes.unreliable : routes.direct
    const route = random.of(all)
    if (!route.isUp()) return 'unsent'
    const n = history.invoke({ session, key, command })
    const reply = await route.pool.send(messageOf(command, { session, token, key }, master))
    // Without a connection nothing was sent.
    const ending: AttemptOutcome =
      reply.kind === 'unsent' ? { e: 'fail', code: 'unsent' } : outcomeOf(command.op, reply)
    history.complete(n, ending)
    return reply.kind === 'unsent' ? 'unsent' : ending
  }

  /** Sends a command, and repeats it with the same key while its outcome is unknown. */
  const call = async (command: Command, key: string, random: Random): Promise<AttemptOutcome> => {
    let unknown = 0
    let last: AttemptOutcome = { e: 'fail', code: 'never sent' }
    for (let tries = 0; tries < maxTries; tries++) {
      const ending = await attempt(command, key, random)
      if (ending === 'unsent') {
        await pause(25)
        continue
      }
      last = ending
      if (ending.e === 'ok' && random.chance(behavior.tapsTwice)) await attempt(command, key, random)
      if (ending.e !== 'unknown' || random.chance(behavior.leaves)) return ending
      const delay = ending.e === 'unknown' && ending.why === '503' ? retryAfter : Math.min(500, 20 * 2 ** unknown)
      await pause(delay * (0.5 + random.next()))
      unknown += 1
    }
    return last
  }
  return { call }
}
export type Client = ReturnType<typeof createClient>
