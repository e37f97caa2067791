const choiceName = 'invea.sharedComputer'

/** The choice belongs to the tab: the next person at the machine starts with a tab of their own. */
type Choice = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** True when the visitor said that others use this device too: nothing is kept on it then. */
export const isSharedComputer = (storage: Choice = sessionStorage): boolean => storage.getItem(choiceName) === 'yes'

/** Remembers the choice until the tab closes. */
export const setSharedComputer = (shared: boolean, storage: Choice = sessionStorage): void => {
  if (shared) storage.setItem(choiceName, 'yes')
  else storage.removeItem(choiceName)
}
