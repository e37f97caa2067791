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
