import type { DraftForm, DraftVault } from '../drafts/index.ts'

/** Chosen files, kept until they are sent: they outlive a reload where the device and the visitor allow it. */
export interface FileShelf {
  /** Resolves to true when the file is on the device's disk, to false when it lives as long as this page. */
  readonly keep: (place: string, file: File) => Promise<boolean>
  readonly find: (place: string) => Promise<File | undefined>
  /** Off the disk, since the service has it now; the page may still show it. */
  readonly release: (place: string) => Promise<void>
  readonly forget: (place: string) => Promise<void>
}

interface KeptFile {
  readonly name: string
  readonly type: string
  /** Base64: the vault seals what survives JSON. */
  readonly bytes: string
}

/** Used as the first applicant's id until the request is stored: a file chosen on the reason step (D36). */
export const notSubmitted = 0

/** The place of one document of one applicant of a stored request. */
export const shelfPlace = (requestPersonId: number, attachmentTypeId: number) =>
  `${requestPersonId}.${attachmentTypeId}`

/** One vault entry a file, so that a second photo does not seal the first one again. */
const formOf = (place: string): DraftForm<KeptFile> => ({
  id: `attachment.${place}`,
  draftVersion: 1,
  migrations: {},
  empty: () => ({ name: '', type: '', bytes: '' }),
})

const chunk = 0x8000

const toBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In pieces: a call with two million arguments exceeds the stack.
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(binary)
}

const toFile = ({ name, type, bytes }: KeptFile): File =>
  new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type })

/** A shelf over the device's sealed drafts; the end of a session clears both. */
export const createFileShelf = (vault: DraftVault, keepsNothing: () => boolean): FileShelf => {
  const here = new Map<string, File>()
  const release = (place: string) => vault.discard(formOf(place).id).catch(() => undefined)
  return {
    release,
    async keep(place, file) {
      here.set(place, file)
      try {
        if (keepsNothing()) {
          await vault.discard(formOf(place).id)
          return false
        }
        await vault.save(formOf(place), { name: file.name, type: file.type, bytes: await toBase64(file) })
        return true
      } catch {
        // A full or forbidden disk: the page still holds the file, and says that it does not outlive a reload.
        return false
      }
    },
    async find(place) {
      const file = here.get(place)
      if (file) return file
      const kept = await vault.load(formOf(place)).catch(() => undefined)
      if (!kept) return undefined
      const found = toFile(kept.draft)
      here.set(place, found)
      return found
    },
    async forget(place) {
      here.delete(place)
      await release(place)
    },
  }
}
