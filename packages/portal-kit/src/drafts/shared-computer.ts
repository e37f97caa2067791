const choiceName = 'invea.sharedComputer'

/** Entry of the local storage that a log-out writes and deletes: pages in other tabs read of it. */
export const logOutName = 'invea.logOut'

/** The choice is stored per tab: the next person starts with a new tab. */
type Choice = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Used where storage is forbidden; lasts until the page closes. */
const inMemory = new Map<string, string>()
const memory: Choice = {
  getItem: (name) => inMemory.get(name) ?? null,
  setItem: (name, value) => inMemory.set(name, value),
  removeItem: (name) => inMemory.delete(name),
}

/** Storage of this tab, or of this page where it is forbidden. */
export const tabStorage = (): Choice => {
  try {
    return globalThis.sessionStorage ?? memory
  } catch {
    // Browsers that block storage throw on access to the property.
    return memory
  }
}

/** True when the visitor chose that others use this device too: nothing is saved on it then. */
export const isSharedComputer = (storage: Choice = tabStorage()): boolean => storage.getItem(choiceName) === 'yes'

/** Remembers the choice until the tab closes. */
export const setSharedComputer = (shared: boolean, storage: Choice = tabStorage()): void => {
  if (shared) storage.setItem(choiceName, 'yes')
  else storage.removeItem(choiceName)
}
