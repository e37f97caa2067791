/** A ticket of the waiting line, kept on the device until the line is over: the form and the waiting page share it. */
export interface KeptTicket {
  readonly line: number
  readonly number: number
  readonly ticket: string
}

const key = 'waiting-ticket'

/** The kept ticket of a line; undefined without one, and where nothing may be stored. */
export const keptTicket = (line: number, storage: () => Storage = () => localStorage): KeptTicket | undefined => {
  try {
    const kept = JSON.parse(storage().getItem(key) ?? 'null') as KeptTicket | null
    return kept?.line === line ? kept : undefined
  } catch {
    return undefined
  }
}

export const keepTicket = (ticket: KeptTicket | undefined, storage: () => Storage = () => localStorage): void => {
  try {
    if (ticket) storage().setItem(key, JSON.stringify(ticket))
    else storage().removeItem(key)
  } catch {
    // The page keeps it as long as it is open.
  }
}
