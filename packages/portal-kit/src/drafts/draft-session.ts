import { createDraftLease, type DraftLease } from './draft-lock.ts'
import type { DraftVault } from './draft-storage.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-store.ts'
import type { DraftForm } from './migrate.ts'
import { isSharedComputer } from './shared-computer.ts'

/** `elsewhere`: another tab has the form; two that write would overwrite each other. */
export type OpenedForm<Draft> =
  | { readonly kind: 'open'; readonly keeper: DraftKeeper<Draft> }
  | { readonly kind: 'elsewhere' }

/** Where one form is filled in: takes it from the device when its pages are entered, puts it back when they are left. */
export interface FormDesk<Draft> {
  /** Waits until the draft has been read: nothing is ever mounted over an empty one first. */
  readonly open: () => Promise<OpenedForm<Draft>>
  readonly takeOver: () => Promise<OpenedForm<Draft>>
  /** Leaves the form, saved; entering it again soon keeps it open. */
  readonly leave: () => void
  /** Calls the listener when another tab has taken the form over. */
  readonly watch: (lost: () => void) => () => void
}

/** Moving between two pages of the form leaves the first a moment before the second is entered. */
const linger = 1000

/** The desk of a form: one a form and page. */
export const createFormDesk = <Draft>(options: {
  readonly form: DraftForm<Draft>
  readonly vault: DraftVault
  readonly keepsNothing?: () => boolean
  readonly makeLease?: (formId: string, onLost: () => void) => DraftLease
}): FormDesk<Draft> => {
  const { form, vault, keepsNothing = isSharedComputer, makeLease = createDraftLease } = options
  let opened: Promise<OpenedForm<Draft>> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let stopWatching: (() => void) | undefined
  const watchers = new Set<() => void>()

  const lease = makeLease(form.id, () => {
    stopWatching?.()
    opened = undefined
    for (const lost of watchers) lost()
  })

  const read = async (): Promise<OpenedForm<Draft>> => {
    // A device that forbids storage still lets the form be filled in, in memory.
    const kept = keepsNothing() ? undefined : await vault.load(form).catch(() => undefined)
    const keeper = createDraftKeeper({ form, draft: kept?.draft ?? form.empty(), vault, keepsNothing })
    // A page that is rendered at build time has no window to be closed.
    if (typeof document === 'undefined') return { kind: 'open', keeper }
    const flush = () => void keeper.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    stopWatching = () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      stopWatching = undefined
    }
    return { kind: 'open', keeper }
  }
  const stay = () => {
    clearTimeout(leaving)
    leaving = undefined
  }

  return {
    watch: (lost) => {
      watchers.add(lost)
      return () => watchers.delete(lost)
    },
    open: () => {
      stay()
      opened ??= lease.take().then((taken) => {
        if (taken) return read()
        opened = undefined
        return { kind: 'elsewhere' }
      })
      return opened
    },
    takeOver: () => {
      stay()
      opened = lease.takeOver().then(read)
      return opened
    },
    leave: () => {
      // What is kept in memory alone would be lost with the keeper.
      if (keepsNothing()) return
      stay()
      leaving = setTimeout(async () => {
        const form = await opened
        stopWatching?.()
        opened = undefined
        if (form?.kind === 'open') await form.keeper.flush()
        lease.release()
      }, linger)
    },
  }
}
