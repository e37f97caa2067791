import { openDatabase, readValue, writeValue } from './database.ts'
import { isDraftOver } from './draft-lifetime.ts'
import { makeDraftKey, type SealedDraft, seal, unseal } from './encrypt-draft.ts'
import { type DraftForm, migrateDraft } from './migrate.ts'

/** A draft found on the device. */
export interface KeptDraft<Draft> {
  readonly draft: Draft
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** Where drafts lie: one per form, encrypted, each write on disk when its promise resolves. */
export interface DraftVault {
  load<Draft>(form: DraftForm<Draft>): Promise<KeptDraft<Draft> | undefined>
  save<Draft>(form: DraftForm<Draft>, draft: Draft): Promise<void>
  discard(formId: string): Promise<void>
  /** The end of a session: without its key every draft is noise, and the noise is removed too. */
  endSession(): Promise<void>
}

const keyName = 'session'

/** The vault of this device. The database is opened on first use; `now` gives milliseconds since 1970. */
export const createDraftVault = (
  now: () => number = Date.now,
  open: () => Promise<IDBDatabase> = openDatabase,
): DraftVault => {
  let opened: Promise<IDBDatabase> | undefined
  const database = async () => {
    opened ??= open()
    try {
      return await opened
    } catch (reason) {
      // Storage may be allowed later, after the visitor answers the browser's question.
      opened = undefined
      throw reason
    }
  }
  const findKey = async (device: IDBDatabase) => (await readValue(device, 'keys', keyName)) as CryptoKey | undefined
  const getKey = async (device: IDBDatabase) => {
    const kept = await findKey(device)
    if (kept) return kept
    const made = await makeDraftKey()
    await writeValue(device, 'keys', (keys) => keys.put(made, keyName))
    return made
  }
  const discard = async (formId: string) => writeValue(await database(), 'drafts', (drafts) => drafts.delete(formId))

  return {
    discard,
    async load(form) {
      const device = await database()
      const sealed = (await readValue(device, 'drafts', form.id)) as SealedDraft | undefined
      if (!sealed) return undefined
      const key = await findKey(device)
      const kept = key && !isDraftOver(sealed.savedAt, now()) ? await unseal(key, sealed) : undefined
      const draft = kept === undefined ? undefined : migrateDraft(form, kept, sealed.draftVersion)
      if (draft === undefined) {
        await discard(form.id)
        return undefined
      }
      return { draft, savedAt: sealed.savedAt }
    },
    async save(form, draft) {
      const device = await database()
      const meta = { form: form.id, draftVersion: form.draftVersion, savedAt: now() }
      const sealed = await seal(await getKey(device), meta, draft)
      await writeValue(device, 'drafts', (drafts) => drafts.put(sealed, form.id))
    },
    async endSession() {
      const device = await database()
      await writeValue(device, 'keys', (keys) => keys.clear())
      await writeValue(device, 'drafts', (drafts) => drafts.clear())
    },
  }
}
