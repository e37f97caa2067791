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
