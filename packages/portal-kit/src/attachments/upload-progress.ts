import type { Sending } from './send-files.ts'

/** Upload progress of each document, shown while a command sends them. */
export interface UploadProgress {
  readonly state: (key: string) => Sending | undefined
  readonly set: (key: string, state: Sending | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates an empty progress store; one per page. */
export const createUploadProgress = (): UploadProgress => {
  const states = new Map<string, Sending>()
  const listeners = new Set<() => void>()
  return {
    state: (key) => states.get(key),
    set(key, state) {
      if (state) states.set(key, state)
      else states.delete(key)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
