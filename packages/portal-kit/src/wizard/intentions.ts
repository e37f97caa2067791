import { randomKey } from './random-key.ts'

/** One thing the applicant meant to happen: its key travels with every try until an answer settles it. */
export interface Intention {
  /** Hash of what was asked; another wish is another intention. */
  readonly fingerprint: string
  readonly key: string
}

/** Open intentions by command and applicant. They are kept in the draft, so that a reload repeats the same key. */
export type Intentions = Readonly<Record<string, Intention>>

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A short name of a payload that says nothing about its content. */
export const fingerprint = async (payload: unknown): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(payload))))

/** The open intention of this name, when it asked for the same; else a new one with a key of its own. */
export const intend = (open: Intention | undefined, print: string): Intention =>
  open?.fingerprint === print ? open : { fingerprint: print, key: randomKey() }

/** The intentions without this one: an answer has settled it, and the same wish later is a new one. */
export const settle = (intentions: Intentions, name: string): Intentions => {
  const { [name]: _settled, ...others } = intentions
  return others
}
