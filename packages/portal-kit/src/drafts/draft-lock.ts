/** Who may write a form's draft: two tabs that both save would silently overwrite each other. */
export interface DraftLease {
  /** True when this tab has the form now. */
  readonly take: () => Promise<boolean>
  /** Takes the form from the other tab, which is told. */
  readonly takeOver: () => Promise<void>
  readonly release: () => void
}

type Locks = Pick<LockManager, 'request'>

/** A lease on one form, by the browser's own locks: it ends with the tab, even when the tab is killed. */
export const createDraftLease = (
  formId: string,
  onLost: () => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): DraftLease => {
  const name = `invea-draft-${formId}`
  let release: (() => void) | undefined

  const hold = (options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      // Without locks (an old browser) every tab is the only one.
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
          // The request rejects when another tab took the lock over.
          if (!released) onLost()
        })
    })

  return {
    take: () => hold({ ifAvailable: true }),
    takeOver: async () => {
      await hold({ steal: true })
    },
    release: () => {
      release?.()
      release = undefined
    },
  }
}
