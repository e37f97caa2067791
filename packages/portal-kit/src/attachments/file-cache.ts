import type { ApiError } from '@invea/api'
import type { Application } from '@invea/domain'
import type { ApplicantDraft, ChosenFile, RequestDraft } from '@invea/domain/drafts'
import { type DraftForm, deviceStorage, type EncryptedDraftStorage, filePrefix } from '../drafts/draft-storage.ts'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { createListeners } from '../listeners.ts'

/**
 * Returns the applicant with a file chosen for a document. The file must be sent even if the service has an earlier one. Its key stays
 * the same until the service has it, whatever happens to the other documents.
 */
export const withChosen = (
  { attachments: { chosen = {}, stored = [] }, ...applicant }: ApplicantDraft,
  attachmentTypeId: number,
  { name, size, type }: File,
): ApplicantDraft => {
  const isReplacement = stored.includes(attachmentTypeId) || chosen[attachmentTypeId]?.isReplacement
  return {
    ...applicant,
    attachments: {
      chosen: { ...chosen, [attachmentTypeId]: { name, size, type, key: crypto.randomUUID(), isReplacement } },
      stored: stored.filter((id) => id !== attachmentTypeId),
    },
  }
}

/** Returns the applicant without a chosen file. The document that it was to replace is stored as before. */
export const withoutChosen = (applicant: ApplicantDraft, attachmentTypeId: number): ApplicantDraft => {
  const { [attachmentTypeId]: removed, ...chosen } = applicant.attachments.chosen ?? {}
  const without = { ...applicant, attachments: { ...applicant.attachments, chosen } }
  return removed?.isReplacement ? withStored(without, [attachmentTypeId]) : without
}

export const withStored = (
  { attachments, ...applicant }: ApplicantDraft,
  stored: readonly number[],
): ApplicantDraft => ({
  ...applicant,
  attachments: { ...attachments, stored: [...new Set([...(attachments.stored ?? []), ...stored])] },
})

/** A draft with the documents of its stored request, such as those uploaded later. A file chosen in the draft is still sent. */
export const withDocumentsOf = <Draft extends Pick<RequestDraft, 'applicants'>>(
  draft: Draft,
  { persons }: Pick<Application, 'persons'>,
): Draft => ({
  ...draft,
  applicants: draft.applicants.map((applicant) => {
    const { attachments = [] } = persons.find((one) => one.requestPersonId === applicant.requestPersonId) ?? {}
    const ids = attachments.map(({ attachmentTypeId }) => attachmentTypeId)
    return withStored(
      applicant,
      ids.filter((id) => !applicant.attachments.chosen?.[id]),
    )
  }),
})

/** Formats bytes in decimal units, as phones do: 2,000,000 is '2 MB' (D2, G5), in Latin letters in all four languages. */
export const fileSizeWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 100_000) / 10} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`

/** Identifies a file as far as a draft can: the draft does not contain its bytes. */
export type FileIdentity = Pick<ChosenFile, 'name' | 'size'>

export const isSameFile = (one: FileIdentity, other: FileIdentity): boolean =>
  one.name === other.name && one.size === other.size

/** Progress of the upload of one document. */
export type Sending =
  | { readonly kind: 'sending'; readonly sent: number; readonly total: number }
  | { readonly kind: 'sent'; readonly file: FileIdentity }
  | { readonly kind: 'failed'; readonly error: ApiError }

interface CachedFile {
  readonly name: string
  readonly type: string
  /** Base64, because drafts are stored as JSON. */
  readonly bytes: string
}

/** Used as the first applicant's id until the request is stored: a file chosen on the reason step (D36). */
export const notSubmitted = 0

export const fileKey = (requestPersonId: number, attachmentTypeId: number) => `${requestPersonId}.${attachmentTypeId}`

/** One stored entry per file, so that adding a photo does not encrypt the others again. */
const formOf = (key: string): DraftForm<CachedFile> => ({
  id: `${filePrefix}${key}`,
  draftVersion: 1,
  migrations: {},
  empty: () => ({ name: '', type: '', bytes: '' }),
})

const chunk = 0x8000

const toBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In chunks, because a call with two million arguments exceeds the stack.
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(binary)
}

const toFile = ({ name, type, bytes }: CachedFile): File =>
  new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type })

/** Creates a cache over the encrypted draft storage; `endSession` deletes both. */
export const createFileCache = (storage: EncryptedDraftStorage, isEphemeral: () => boolean) => {
  const inMemory = new Map<string, File>()
  const discard = (key: string) => storage.discard(formOf(key).id).catch(() => undefined)
  const find = async (key: string, chosen: FileIdentity): Promise<File | undefined> => {
    const file = inMemory.get(key)
    if (file && isSameFile(file, chosen)) return file
    const saved = await storage.load(formOf(key)).catch(() => undefined)
    // Chosen or read meanwhile.
    if (inMemory.get(key) !== file) return find(key, chosen)
    const found = saved && toFile(saved.draft)
    if (!found || !isSameFile(found, chosen)) return undefined
    inMemory.set(key, found)
    return found
  }
  return {
    /** The file that the draft names. Another form on this device may have stored its own file with the same key. */
    find,
    /** Called once the service has the file, which stays in memory to be shown. A file chosen meanwhile stays on the disk. */
    async removeFromDisk(key: string, file: File) {
      if (inMemory.get(key) === file) await discard(key)
    },
    /** Resolves to true when the file is on the disk, to false when it is only in memory. */
    async save(key: string, file: File) {
      inMemory.set(key, file)
      try {
        const bytes = await toBase64(file)
        // Replaced or removed meanwhile.
        if (inMemory.get(key) !== file) return false
        // The visitor may have called the device shared meanwhile.
        if (isEphemeral()) {
          await storage.discard(formOf(key).id)
          return false
        }
        await storage.save(formOf(key), { name: file.name, type: file.type, bytes })
        return true
      } catch {
        // The disk is full or forbidden: the file stays in memory, and the page warns that a reload loses it.
        return false
      }
    },
    async remove(key: string) {
      inMemory.delete(key)
      await discard(key)
    },
  }
}

/** Chosen files until they are sent. They survive a reload where the device and the visitor allow it. */
export type FileCache = ReturnType<typeof createFileCache>

/** Creates an empty progress store; one per page. */
export const createUploadProgress = () => {
  const states = new Map<string, Sending>()
  const { subscribe, notify } = createListeners()
  return {
    state: (key: string) => states.get(key),
    set(key: string, state: Sending | undefined) {
      if (state) states.set(key, state)
      else states.delete(key)
      notify()
    },
    subscribe,
  }
}

/** Upload progress of each document, shown while a command sends them. */
export type UploadProgress = ReturnType<typeof createUploadProgress>

export const deviceFileCache = /* @__PURE__ */ createFileCache(deviceStorage, isSharedComputer)
export const pageUploadProgress = /* @__PURE__ */ createUploadProgress()

/** Deletes the files that a deleted draft names. A file that another form stored with the same key stays. */
export const removeChosenFiles = async ({ applicants }: Pick<RequestDraft, 'applicants'>): Promise<void> => {
  for (const { requestPersonId = notSubmitted, attachments } of applicants)
    for (const [id, chosen] of Object.entries(attachments.chosen ?? {})) {
      const key = fileKey(requestPersonId, Number(id))
      if (await deviceFileCache.find(key, chosen)) await deviceFileCache.remove(key)
    }
}
