import { serviceClock } from '../service-clock.ts'
import { createWithDatabase, openDatabase, readValue, writeValue } from './database.ts'

/** Identifies a form's drafts and migrates older versions. */
export interface DraftForm<Draft> {
  readonly id: string
  readonly draftVersion: number
  /** `migrations[n]` converts a draft of version n to version n + 1. */
  readonly migrations: Readonly<Record<number, (saved: unknown) => unknown>>
  readonly empty: () => Draft
}

/** Converts an older draft to the current version. Undefined for a newer version (a rollback) or a missing migration. */
export const migrateDraft = <Draft>(form: DraftForm<Draft>, saved: unknown, version: number): Draft | undefined => {
  if (version > form.draftVersion) return undefined
  let draft = saved
  for (let at = version; at < form.draftVersion; at += 1) {
    const migration = form.migrations[at]
    if (migration === undefined) return undefined
    draft = migration(draft)
  }
  // A new field at the top needs no migration. One further inside, such as a group of a request, must be optional, or it needs one.
  return { ...form.empty(), ...(draft as Draft) }
}

/** Milliseconds. Personal data stays for a day after the last change (B §9): for a night without power, not for a lent phone. */
export const draftLifetime = 24 * 60 * 60 * 1000

/** Whether the draft's last change is over its lifetime, by both clocks: a phone with a wrong clock keeps it. Milliseconds. */
export const isDraftExpired = (
  { savedAt, serviceTime = savedAt }: Pick<EncryptedDraft, 'savedAt' | 'serviceTime'>,
  now: number,
  serviceNow: number,
): boolean => Math.min(now - savedAt, serviceNow - serviceTime) > draftLifetime

/** A draft as stored on the device: metadata in clear text, content encrypted. */
export interface EncryptedDraft {
  readonly form: string
  readonly draftVersion: number
  /** Milliseconds since 1970 by the device's clock; decides when the draft expires. */
  readonly savedAt: number
  /** The same moment by the service's clock, as far as the page knew it. Absent in older drafts. */
  readonly serviceTime?: number
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
  meta: Pick<EncryptedDraft, 'form' | 'draftVersion' | 'savedAt' | 'serviceTime'>,
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

export interface SavedDraft<Draft> {
  readonly draft: Draft
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** A newer release of the portal has saved the draft: another tab shows it, or the portal was rolled back. */
export const newerDraft = new Error('newer draft')

/** Stores encrypted drafts on the device, one per form. A write is on the disk when its promise resolves. */
export interface EncryptedDraftStorage {
  /** Rejects with `newerDraft`, which it keeps. */
  load<Draft>(form: DraftForm<Draft>): Promise<SavedDraft<Draft> | undefined>
  /** Resolves to the time of the save, in milliseconds since 1970. Rejects after a log-out in another tab, and over a `newerDraft`. */
  save<Draft>(form: DraftForm<Draft>, draft: Draft): Promise<number>
  discard(formId: string): Promise<void>
  /** Deletes all keys, encrypted drafts and files. */
  endSession(): Promise<void>
}

const keyName = 'session'

/** Ids of chosen files begin with it; those of forms are greater. A file expires with the last draft, because a draft may name it. */
export const filePrefix = 'attachment.'

/** Creates the storage, opened on first use. `now`, `serviceNow`: milliseconds since 1970 by the device's and service's clocks. */
export const createDraftStorage = (
  now: () => number = Date.now,
  open: () => Promise<IDBDatabase> = openDatabase,
  serviceNow: () => number = now,
): EncryptedDraftStorage => {
  let hadKey = false
  const isExpired = (encrypted: EncryptedDraft) => isDraftExpired(encrypted, now(), serviceNow())
  /** Deletes every entry whose day is over. The key stays, because a form that is open in another tab saves with it. */
  const sweep = (device: IDBDatabase) =>
    writeValue(device, 'drafts', (drafts) => {
      let hasDraft = false
      // Backwards, so that the files are last.
      const entries = drafts.openCursor(null, 'prev')
      entries.onsuccess = () => {
        const entry = entries.result
        if (!entry) return
        const isFile = String(entry.key).startsWith(filePrefix)
        if (isExpired(entry.value) && !(isFile && hasDraft)) entry.delete()
        else hasDraft ||= !isFile
        entry.continue()
      }
      return entries
    })
  const withDatabase = createWithDatabase(open)
  let isSwept = false
  /** Once a page, after its first draft is read, because the files make it slow. A full disk may refuse it. */
  const sweepOnce = async () => {
    if (isSwept) return
    isSwept = true
    await withDatabase(sweep).catch(() => undefined)
  }
  const read = async (device: IDBDatabase, formId: string) =>
    (await readValue(device, 'drafts', formId)) as EncryptedDraft | undefined
  const findKey = async (device: IDBDatabase) => (await readValue(device, 'keys', keyName)) as CryptoKey | undefined
  const getKey = async (device: IDBDatabase) => {
    const saved = await findKey(device)
    // Logged out in another tab: an open form must not save its answers again.
    if (!saved && hadKey) throw new Error('the session has ended')
    hadKey = true
    if (saved) return saved
    const made = await createDraftKey()
    await writeValue(device, 'keys', (keys) => keys.put(made, keyName))
    return made
  }
  const discard = (formId: string) =>
    withDatabase((device) => writeValue(device, 'drafts', (drafts) => drafts.delete(formId)))

  return {
    discard,
    async load(form) {
      const found = await withDatabase(async (device) => {
        const encrypted = await read(device, form.id)
        return encrypted && { encrypted, key: await findKey(device) }
      })
      void sweepOnce()
      if (!found) return undefined
      const { encrypted, key } = found
      hadKey ||= key !== undefined
      // The page may have been open since before its day was over.
      const isUsable = key && (form.id.startsWith(filePrefix) || !isExpired(encrypted))
      if (isUsable && encrypted.draftVersion > form.draftVersion) throw newerDraft
      const saved = isUsable ? await decryptDraft(key, encrypted) : undefined
      const draft = saved === undefined ? undefined : migrateDraft(form, saved, encrypted.draftVersion)
      if (draft === undefined) {
        await discard(form.id)
        return undefined
      }
      return { draft, savedAt: encrypted.savedAt }
    },
    async save(form, draft) {
      const meta = { form: form.id, draftVersion: form.draftVersion, savedAt: now(), serviceTime: serviceNow() }
      await withDatabase(async (device) => {
        const before = await read(device, form.id)
        if (before && before.draftVersion > form.draftVersion) throw newerDraft
        const encrypted = await encryptDraft(await getKey(device), meta, draft)
        await writeValue(device, 'drafts', (drafts) => drafts.put(encrypted, form.id))
      })
      return meta.savedAt
    },
    endSession: () =>
      withDatabase(async (device) => {
        hadKey = false
        // The keys first: without them the rest is unreadable.
        await writeValue(device, 'keys', (keys) => keys.clear())
        await writeValue(device, 'drafts', (drafts) => drafts.clear())
      }),
  }
}

/** Draft storage of this device. Logging out calls `deviceStorage.endSession()`; so do a form and a log-in that call the device shared. */
export const deviceStorage = createDraftStorage(Date.now, openDatabase, serviceClock.now)
