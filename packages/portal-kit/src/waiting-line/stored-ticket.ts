/** A ticket of the waiting line, stored on the device until the line ends. The form and the waiting page share it. */
export interface StoredTicket {
  readonly line: number
  readonly number: number
  readonly ticket: string
}

const key = 'waiting-ticket'

/** Reads the stored ticket of a line. Undefined without one, or where storage is forbidden. */
export const readStoredTicket = (
  line: number,
  storage: () => Storage = () => localStorage,
): StoredTicket | undefined => {
  try {
    const stored = JSON.parse(storage().getItem(key) ?? 'null') as StoredTicket | null
    return stored?.line === line ? stored : undefined
  } catch {
    return undefined
  }
}

export const storeTicket = (ticket: StoredTicket | undefined, storage: () => Storage = () => localStorage): void => {
  try {
    if (ticket) storage().setItem(key, JSON.stringify(ticket))
    else storage().removeItem(key)
  } catch {
    // Storage is forbidden. The page keeps the ticket in memory while it is open.
  }
}
