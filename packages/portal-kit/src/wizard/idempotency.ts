import { randomKey } from './random-key.ts'

/** One thing the applicant meant to happen: its key travels with every try until an answer settles it. */
export interface Intention {
  /** Hash of what was asked; another wish is another intention. */
  readonly fingerprint: string
  readonly key: string
  /** What is asked once more when the form is opened again, before anything else. */
  readonly wish?: Wish | undefined
}

/** A wish that may have come true without a word: nothing may be asked in its place before it is answered. */
export interface Wish {
  readonly payload: unknown
  /** Whose wish it is: it is never repeated as somebody else's (D32). */
  readonly subject: string
  /** Hash of what it was made of: where that has changed since, it is wished no more. */
  readonly madeOf: string
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
