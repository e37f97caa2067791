import { sharedIdleMinutes } from '@invea/domain/account'
import { createListeners } from '../listeners.ts'
import { type DraftForm, type EncryptedDraftStorage, newerDraft, type SavedDraft } from './draft-storage.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { isSharedComputer } from './shared-computer.ts'

/** Allows one tab at a time to write a form's draft, so that two tabs do not overwrite each other. */
export interface DraftLock {
  /** Resolves to true when this tab now has the lock. */
  readonly acquire: () => Promise<boolean>
  /** Takes the lock from the other tab, which is notified. */
  readonly takeOver: () => Promise<void>
  readonly release: () => void
}

type Locks = Pick<LockManager, 'request'>

/** Creates the lock of a form with the Web Locks API. It ends with the tab, even when the tab is killed. */
export const createDraftLock = (
  formId: string,
  onLost: () => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): DraftLock => {
  const name = `invea-draft-${formId}`
  let release: (() => void) | undefined

  const hold = (options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      // Browsers without Web Locks: every tab gets the lock.
      if (!locks) return resolve(true)
      let isAnswered = false
      let released = false
      void locks
        .request(name, options, (lock) => {
          isAnswered = true
          if (lock === null) return resolve(false)
          resolve(true)
          return new Promise<void>((done) => {
            release = () => {
              released = true
              done()
            }
          })
        })
        .catch(() => {
          // A browser that forbids site data also refuses locks: every tab gets the lock.
          if (!isAnswered) resolve(true)
          // The request also rejects when another tab takes the lock.
          else if (!released) onLost()
        })
    })

  return {
    acquire: () => hold({ ifAvailable: true }),
    takeOver: async () => {
      await hold({ steal: true })
    },
    release: () => {
      release?.()
      release = undefined
    },
  }
}

/**
 * `otherTab`: another tab has the form open. Two writers would overwrite each other. `newer`: a newer release has saved the draft,
 * which this page cannot read until it is loaded again.
 */
export type OpenedDraft<Draft> =
  | { readonly kind: 'open'; readonly store: DraftStore<Draft> }
  | { readonly kind: 'otherTab' | 'newer' }

/** Loads a form's draft when its pages open, and saves and closes it when they are left. */
export interface DraftSession<Draft> {
  /** Resolves once the draft has been read, so that the form never mounts over an empty draft first. */
  readonly open: () => Promise<OpenedDraft<Draft>>
  /** Opens the form in this tab: takes it from the other tab, or deletes the draft of a newer release. */
  readonly takeOver: () => Promise<OpenedDraft<Draft>>
  /** Saves and closes the form after a short delay; opening it again before that keeps it open. */
  readonly closeSoon: () => void
  /** Drops what this page remembers of the form. */
  readonly forget: () => void
  /** Calls the listener when another tab takes the form over. */
  readonly watch: (onLost: () => void) => () => void
}

/** Milliseconds. When moving between two pages of a form, the first closes before the second opens. */
const closeDelay = 1000

/** Creates the session of one form; one per form and page load. */
export const createDraftSession = <Draft>(options: {
  readonly form: DraftForm<Draft>
  readonly storage: EncryptedDraftStorage
  readonly isEphemeral?: () => boolean
  readonly createLock?: (formId: string, onLost: () => void) => DraftLock
}): DraftSession<Draft> => {
  const { form, storage, isEphemeral = isSharedComputer, createLock = createDraftLock } = options
  let opened: Promise<OpenedDraft<Draft>> | undefined
  let closeTimer: ReturnType<typeof setTimeout> | undefined
  let closeStore: (() => void) | undefined
  /** When the form was left, in milliseconds since 1970; 0 while it is shown. A page that only reads the draft opens the form too. */
  let leftAt = 0
  /** What the last store of this page contained. */
  let left: SavedDraft<Draft> | undefined
  /** What only the memory of this page contained when another tab took the form over, and the time of that. */
  let unsaved: SavedDraft<Draft> | undefined
  const { subscribe, notify } = createListeners()

  const lock = createLock(form.id, () => {
    closeStore?.()
    opened = undefined
    notify()
  })

  const createStore = (storage: EncryptedDraftStorage, saved?: SavedDraft<Draft>): DraftStore<Draft> =>
    createDraftStore({ form, draft: saved?.draft ?? form.empty(), savedAt: saved?.savedAt, storage, isEphemeral })

  const isOnlyInMemory = (store: DraftStore<Draft>) => isEphemeral() || store.saveState() === 'failed'
  /** D39: on a shared computer the session of the person who left the form then has ended by now. */
  const isOld = (moment: number) => Date.now() - moment > sharedIdleMinutes * 60_000 && isEphemeral()

  const read = async (): Promise<OpenedDraft<Draft>> => {
    // Where storage is forbidden, the draft stays in memory.
    let failure: unknown
    const saved = await storage.load(form).catch((reason) => {
      failure = reason
      return undefined
    })
    const isEphemeralNow = isEphemeral()
    if (failure === newerDraft && !isEphemeralNow) return { kind: 'newer' }
    // On a shared device nothing stays. What was typed on this page, before the choice, continues in memory.
    if (isEphemeralNow) await storage.discard(form.id).catch(() => undefined)
    const ofThisPage = [saved, left].find((draft) => draft && draft.savedAt >= performance.timeOrigin)
    // The first save, moments after the form has opened, reads a draft that could not be read before, instead of overwriting it.
    const save: typeof storage.save = async (...given) => {
      const found = failure ? await storage.load(form).catch(() => undefined) : undefined
      failure = undefined
      if (!found) return storage.save(...given)
      store.change(() => found.draft)
      return found.savedAt
    }
    const store = createStore({ ...storage, save }, isEphemeralNow ? ofThisPage : saved)
    const lost = unsaved
    unsaved = undefined
    if (lost && lost.savedAt > (saved?.savedAt ?? 0) && !isOld(lost.savedAt)) store.change(() => lost.draft)
    const flush = () => void store.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    closeStore = () => {
      left = { draft: store.draft(), savedAt: store.savedAt() ?? 0 }
      if (isOnlyInMemory(store)) unsaved = { draft: store.draft(), savedAt: Date.now() }
      store.close()
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      closeStore = undefined
    }
    return { kind: 'open', store }
  }
  const discardOld = async (form: OpenedDraft<Draft>) => {
    if (leftAt && isOld(leftAt) && form.kind === 'open') {
      leftAt = 0
      await form.store.discard()
    }
    return form
  }
  const cancelClose = () => {
    clearTimeout(closeTimer)
    closeTimer = undefined
  }

  return {
    forget: () => {
      left = unsaved = undefined
    },
    watch: (onLost) => {
      leftAt = 0
      return subscribe(onLost)
    },
    open: () => {
      // At build time each page has its own draft; there is no window, lock or device.
      if (typeof document === 'undefined')
        return Promise.resolve({ kind: 'open', store: createStore({ ...storage, save: async () => 0 }) })
      cancelClose()
      opened ??= lock.acquire().then((acquired) => {
        if (acquired) return read()
        opened = undefined
        return { kind: 'otherTab' }
      })
      return opened.then(discardOld)
    },
    takeOver: () => {
      cancelClose()
      const before = opened
      const take = async () => {
        if ((await before)?.kind === 'newer') await storage.discard(form.id).catch(() => undefined)
        else await lock.takeOver()
        return read()
      }
      opened = take()
      return opened
    },
    closeSoon: () => {
      cancelClose()
      leftAt = Date.now()
      const timer = setTimeout(async () => {
        const form = await opened
        if (form?.kind === 'open') {
          await form.store.flush()
          // Closing would lose a draft that exists only in memory.
          if (isOnlyInMemory(form.store)) return
        }
        // The form may have been opened again meanwhile.
        if (closeTimer !== timer) return
        closeStore?.()
        opened = undefined
        lock.release()
      }, closeDelay)
      closeTimer = timer
    },
  }
}
