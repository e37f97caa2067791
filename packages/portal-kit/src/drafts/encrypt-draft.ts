/** A draft as stored on the device: metadata in clear text, content encrypted. */
export interface EncryptedDraft {
  readonly form: string
  readonly draftVersion: number
  /** Milliseconds since 1970; decides when the draft expires. */
  readonly savedAt: number
  readonly vector: Uint8Array<ArrayBuffer>
  readonly content: ArrayBuffer
}

const algorithm = 'AES-GCM'

/** Creates a key that can be used and stored, but not exported by a script. */
export const createDraftKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])

// Authenticated with the content, so that the content of one form or version cannot be used for another.
const label = (encrypted: Omit<EncryptedDraft, 'content'>) =>
  new TextEncoder().encode(`${encrypted.form}/${encrypted.draftVersion}/${encrypted.savedAt}`)

/** Encrypts a value that JSON can represent. */
export const encryptDraft = async (
  key: CryptoKey,
  meta: Pick<EncryptedDraft, 'form' | 'draftVersion' | 'savedAt'>,
  value: unknown,
): Promise<EncryptedDraft> => {
  const open = { ...meta, vector: crypto.getRandomValues(new Uint8Array(12)) }
  const content = await crypto.subtle.encrypt(
    { name: algorithm, iv: open.vector, additionalData: label(open) },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  return { ...open, content }
}

/** Decrypts a draft. Returns undefined when the key is of another session or the bytes were changed. */
export const decryptDraft = async (key: CryptoKey, encrypted: EncryptedDraft): Promise<unknown> => {
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: algorithm, iv: encrypted.vector, additionalData: label(encrypted) },
      key,
      encrypted.content,
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
