import { randomKey } from '../api/device-keys.ts'

/** The idempotency key of a command. Every attempt sends the same key until a response settles the command. */
export interface IdempotencyEntry {
  /** Hash of the payload; another payload gets another entry. */
  readonly fingerprint: string
  readonly key: string
  /** Sent again when the form is opened, before anything else. */
  readonly pending?: PendingRequest | undefined
}

/** A request that the service may have processed although no response arrived. It is settled before the form continues. */
export interface PendingRequest {
  readonly payload: unknown
  /** Subject of the session that sent it; it is never repeated under another one (D32). */
  readonly subject: string
  /** Hash of the part of the draft that the request depends on; it is not repeated when that part has changed. */
  readonly dependsOn: string
}

/** Entries by command and applicant. They are saved with the draft, so that a reload repeats the same key. */
export type IdempotencyEntries = Readonly<Record<string, IdempotencyEntry>>

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a payload. */
export const fingerprint = async (payload: unknown): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(payload))))

/** Returns the open entry when its payload is the same, else a new entry with a new key. */
export const entryFor = (open: IdempotencyEntry | undefined, print: string): IdempotencyEntry =>
  open?.fingerprint === print ? open : { fingerprint: print, key: randomKey() }

/** Removes a settled entry; the same payload later gets a new key. */
export const withoutEntry = (entries: IdempotencyEntries, name: string): IdempotencyEntries => {
  const { [name]: _settled, ...others } = entries
  return others
}
