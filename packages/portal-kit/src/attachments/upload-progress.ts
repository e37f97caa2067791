import type { Sending } from './send-files.ts'

/** How far each document has come, for the rows on the screen while a command sends them. */
export interface UploadMonitor {
  readonly state: (place: string) => Sending | undefined
  readonly set: (place: string, state: Sending | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** An empty monitor; one per page. */
export const createUploadMonitor = (): UploadMonitor => {
  const states = new Map<string, Sending>()
  const listeners = new Set<() => void>()
  return {
    state: (place) => states.get(place),
    set(place, state) {
      if (state) states.set(place, state)
      else states.delete(place)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
