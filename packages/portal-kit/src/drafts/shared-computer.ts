const choiceName = 'invea.sharedComputer'

/** The choice belongs to the tab: the next person at the machine starts with a tab of their own. */
type Choice = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where no storage is allowed the choice lasts as long as the page. */
const inMemory = new Map<string, string>()
const memory: Choice = {
  getItem: (name) => inMemory.get(name) ?? null,
  setItem: (name, value) => inMemory.set(name, value),
  removeItem: (name) => inMemory.delete(name),
}

const tabStorage = (): Choice => {
  try {
    return globalThis.sessionStorage ?? memory
  } catch {
    // A browser that blocks storage throws on the mere mention of it.
    return memory
  }
}

/** True when the visitor said that others use this device too: nothing is kept on it then. */
export const isSharedComputer = (storage: Choice = tabStorage()): boolean => storage.getItem(choiceName) === 'yes'

/** Remembers the choice until the tab closes. */
export const setSharedComputer = (shared: boolean, storage: Choice = tabStorage()): void => {
  if (shared) storage.setItem(choiceName, 'yes')
  else storage.removeItem(choiceName)
}
