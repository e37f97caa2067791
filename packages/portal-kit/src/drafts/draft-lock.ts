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
      let released = false
      void locks
        .request(name, options, (lock) => {
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
          // The request rejects when another tab takes the lock.
          if (!released) onLost()
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
