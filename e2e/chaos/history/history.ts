import { createWriteStream, existsSync, readFileSync } from 'node:fs'

/** A command to the service. Days are ISO dates; `shares` lists each slot with its number of applicants. */
export type Command =
  | {
      readonly op: 'hold'
      readonly office: number
      readonly day: string
      readonly shares: readonly (readonly [slot: number, applicants: number])[]
    }
  | { readonly op: 'release' }
  | { readonly op: 'submit'; readonly ids: readonly number[]; readonly applicants: number }
  | { readonly op: 'reschedule'; readonly request: number; readonly day: string; readonly slot: number }
  | { readonly op: 'cancel'; readonly request: number }

export type CommandName = Command['op']

/** The response to an acknowledged command: ids of the held rows, the id of the request, or the id of the new row. */
export interface CommandResult {
  readonly ids?: readonly number[]
  readonly request?: number
}

/** An attempt begins. `at` is milliseconds since the epoch; `key` is the Idempotency-Key. */
interface Invoked {
  readonly e: 'invoke'
  readonly n: number
  readonly at: number
  readonly session: number
  readonly key: string
  readonly command: Command
}

/** An attempt ends: acknowledged, refused (nothing changed), or unknown. */
export type Completed =
  | { readonly e: 'ok'; readonly n: number; readonly at: number; readonly result: CommandResult }
  | { readonly e: 'fail'; readonly n: number; readonly at: number; readonly code: string }
  | { readonly e: 'unknown'; readonly n: number; readonly at: number; readonly why: string }

export type Entry = Invoked | Completed
/** The end of an attempt, without its number and time. */
export type AttemptOutcome = Completed extends infer One
  ? One extends Completed
    ? Omit<One, 'n' | 'at'>
    : never
  : never

/** Reads a file with one JSON value in each line. Empty when the file does not exist. */
export const readJsonLines = <T>(file: string): readonly T[] => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.filter(Boolean).map((line) => JSON.parse(line) as T)
}

/** Writes one JSON line for each event, in the order of this process. */
export const writeHistory = (file: string, now: () => number) => {
  const stream = createWriteStream(file)
  let lines: string[] = []
  let attempts = 0
  const flush = () => {
    if (lines.length > 0) stream.write(`${lines.join('\n')}\n`)
    lines = []
  }
  const write = (entry: unknown) => {
    lines.push(JSON.stringify(entry))
    if (lines.length >= 1_000) flush()
  }
  return {
    /** Returns the number of the attempt. */
    invoke: (attempt: Pick<Invoked, 'session' | 'key' | 'command'>): number => {
      attempts += 1
      write({ e: 'invoke', n: attempts, at: now(), ...attempt })
      return attempts
    },
    complete: (n: number, ending: AttemptOutcome) => write({ n, at: now(), ...ending }),
    attempts: () => attempts,
    close: (): Promise<void> => {
      flush()
      return new Promise((resolve) => stream.end(resolve))
    },
  }
}
export type HistoryWriter = ReturnType<typeof writeHistory>
