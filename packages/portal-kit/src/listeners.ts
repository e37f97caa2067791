/** Creates a list of listeners for a value outside React. `subscribe` has the form that `useSyncExternalStore` needs. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    /** Adds a listener and returns a function that removes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
