/** Search parameters of the sign-in page. */
export interface SignInSearch {
  /** What was just done on another page, for a message here. */
  readonly done?: 'registered' | 'changed' | undefined
  /** The ten minutes of an urgent application have ended (D14, D38). */
  readonly over?: true | undefined
  /** Opens the forgot-password mode. */
  readonly mode?: 'forgot' | undefined
  /** Where to go after a completed sign-in: a page of this portal. */
  readonly next?: string | undefined
}

/** A path of this portal and nothing else: `//host` and `/\host` would leave it. */
const isOwnPath = (path: string) => /^\/(?![/\\])[\w\-./?=&%]*$/.test(path)

/** Reads the address; whatever is not known is left out. */
export const readSignInSearch = (raw: Readonly<Record<string, unknown>>): SignInSearch => ({
  ...((raw.done === 'registered' || raw.done === 'changed') && { done: raw.done }),
  ...(raw.over === true && { over: true }),
  ...(raw.mode === 'forgot' && { mode: raw.mode }),
  ...(typeof raw.next === 'string' && isOwnPath(raw.next) && { next: raw.next }),
})

/** The mailed link of a registration (H6b). */
export interface Confirmation {
  readonly proof: string
  readonly email: string
}

/** The proof of a mailed link, `#t=…`: behind the hash sign it reaches no server and no log (D20). */
export const readProof = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('t') || undefined

/** Proof and address of a registration's link; undefined on the ordinary sign-in page. */
export const readConfirmation = (hash: string): Confirmation | undefined => {
  const proof = readProof(hash)
  return proof ? { proof, email: new URLSearchParams(hash.replace(/^#/, '')).get('e') ?? '' } : undefined
}
