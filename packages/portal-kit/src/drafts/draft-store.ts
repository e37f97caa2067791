import type { EncryptedDraftStorage } from './draft-storage.ts'
import type { DraftForm } from './migrate.ts'

/** `kept`: saved on this device. `memory`: the visitor chose not to save. `failed`: the device refused to save. */
export type SaveState = 'kept' | 'saving' | 'memory' | 'failed'

/** Holds the draft of an open form. Each change is saved within a second. */
export interface DraftStore<Draft> {
  draft(): Draft
  readonly saveState: () => SaveState
  /** When the device last saved the draft, in milliseconds since 1970; undefined while it has not. */
  readonly savedAt: () => number | undefined
  change(edit: (draft: Draft) => Draft): void
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when all changes so far are saved, or the device has refused to save. */
  readonly flush: () => Promise<void>
  /** Deletes the draft from memory and from the device. */
  readonly discard: () => Promise<void>
}

/** Minimum milliseconds between two writes; leaves time for the disk within the one second allowed. */
const writeInterval = 250

/** Creates a store over a draft that has been loaded, so that the form never mounts over an empty draft first. */
export const createDraftStore = <Draft>(options: {
  readonly form: DraftForm<Draft>
  readonly draft: Draft
  /** When `draft` was saved, if it was read from the device. */
  readonly savedAt?: number | undefined
  readonly storage: EncryptedDraftStorage
  /** Read at each save, because the visitor may change the choice while typing. */
  readonly isEphemeral: () => boolean
}): DraftStore<Draft> => {
  const { form, storage, isEphemeral } = options
  let draft = options.draft
  let savedAt = options.savedAt
  let state: SaveState = isEphemeral() ? 'memory' : 'kept'
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastWrite = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()
  let unsaved = false
  const listeners = new Set<() => void>()

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const setState = (next: SaveState) => {
    if (state === next) return
    state = next
    notify()
  }
  const write = async () => {
    const shown = draft
    unsaved = false
    lastWrite = performance.now()
    try {
      if (isEphemeral()) {
        await storage.discard(form.id)
        savedAt = undefined
      } else savedAt = await storage.save(form, shown)
      if (draft === shown) setState(isEphemeral() ? 'memory' : 'kept')
    } catch {
      // The form still works in memory; the screen shows the failure, and the next change tries again.
      setState(isEphemeral() ? 'memory' : 'failed')
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (unsaved) writing = writing.then(write)
    return writing
  }

  return {
    draft: () => draft,
    saveState: () => state,
    savedAt: () => savedAt,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (edit) => {
      const next = edit(draft)
      if (next === draft) return
      draft = next
      unsaved = true
      if (!isEphemeral()) state = 'saving'
      // Writes the first change after a pause at once: a reload may follow it.
      timer ??= setTimeout(() => void flush(), Math.max(0, lastWrite + writeInterval - performance.now()))
      notify()
    },
    flush,
    discard: async () => {
      clearTimeout(timer)
      timer = undefined
      unsaved = false
      await writing
      draft = form.empty()
      savedAt = undefined
      await storage.discard(form.id).catch(() => undefined)
      state = isEphemeral() ? 'memory' : 'kept'
      notify()
    },
  }
}
