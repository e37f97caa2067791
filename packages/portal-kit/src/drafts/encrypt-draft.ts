/** A draft as it lies on the device: what it is may be read, what it says may not. */
export interface SealedDraft {
  readonly form: string
  readonly draftVersion: number
  /** Milliseconds since 1970, for the end of its life and for 'saved at'. */
  readonly savedAt: number
  readonly vector: Uint8Array<ArrayBuffer>
  readonly content: ArrayBuffer
}

const algorithm = 'AES-GCM'

/** A key that can be used and kept, but never read out by a script. */
export const makeDraftKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])

// The label is authenticated too: the content of one form or version cannot be passed off as another's.
const label = (sealed: Omit<SealedDraft, 'content'>) =>
  new TextEncoder().encode(`${sealed.form}/${sealed.draftVersion}/${sealed.savedAt}`)

/** Encrypts a value that survives JSON. */
export const seal = async (
  key: CryptoKey,
  meta: Pick<SealedDraft, 'form' | 'draftVersion' | 'savedAt'>,
  value: unknown,
): Promise<SealedDraft> => {
  const open = { ...meta, vector: crypto.getRandomValues(new Uint8Array(12)) }
  const content = await crypto.subtle.encrypt(
    { name: algorithm, iv: open.vector, additionalData: label(open) },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  return { ...open, content }
}

/** What was sealed, or undefined when the key is another session's or the bytes were touched. */
export const unseal = async (key: CryptoKey, sealed: SealedDraft): Promise<unknown> => {
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: algorithm, iv: sealed.vector, additionalData: label(sealed) },
      key,
      sealed.content,
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
