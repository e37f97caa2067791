import type { DraftVault } from './draft-storage.ts'
import type { DraftForm } from './migrate.ts'

/** `kept`: on this device's disk. `memory`: the visitor wants nothing kept. `failed`: the device refused. */
export type SaveState = 'kept' | 'saving' | 'memory' | 'failed'

/** The one source of truth of a form while it is open; every change reaches the disk within a second. */
export interface DraftKeeper<Draft> {
  readonly draft: () => Draft
  readonly saveState: () => SaveState
  readonly change: (edit: (draft: Draft) => Draft) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when all that was typed so far is on disk, or the device has refused it. */
  readonly flush: () => Promise<void>
  /** Forgets the draft, here and on the device. */
  readonly discard: () => Promise<void>
}

/** Pause between two writes: gathers the letters of one word, and leaves most of the promised second to the disk. */
const gatherFor = 250

/** Opens a form over a draft that was loaded before: the form is never mounted over an empty one first. */
export const createDraftKeeper = <Draft>(options: {
  readonly form: DraftForm<Draft>
  readonly draft: Draft
  readonly vault: DraftVault
  /** Asked at each save, since the visitor may change the choice while typing. */
  readonly keepsNothing: () => boolean
}): DraftKeeper<Draft> => {
  const { form, vault, keepsNothing } = options
  let draft = options.draft
  let state: SaveState = keepsNothing() ? 'memory' : 'kept'
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastWrite = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()
  let unsaved = false
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const show = (next: SaveState) => {
    if (state === next) return
    state = next
    tell()
  }
  const write = async () => {
    const shown = draft
    unsaved = false
    lastWrite = performance.now()
    try {
      if (keepsNothing()) await vault.discard(form.id)
      else await vault.save(form, shown)
      if (draft === shown) show(keepsNothing() ? 'memory' : 'kept')
    } catch {
      // Typing goes on without the device; the visitor is told, and the next change tries again.
      show(keepsNothing() ? 'memory' : 'failed')
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
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (edit) => {
      const next = edit(draft)
      if (next === draft) return
      draft = next
      unsaved = true
      if (!keepsNothing()) state = 'saving'
      // The first change after a pause, such as a choice, is written at once: a reload may follow it.
      timer ??= setTimeout(() => void flush(), Math.max(0, lastWrite + gatherFor - performance.now()))
      tell()
    },
    flush,
    discard: async () => {
      clearTimeout(timer)
      timer = undefined
      unsaved = false
      await writing
      draft = form.empty()
      await vault.discard(form.id).catch(() => undefined)
      state = keepsNothing() ? 'memory' : 'kept'
      tell()
    },
  }
}
