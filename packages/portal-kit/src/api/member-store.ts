import type { ApiError, SessionState } from '@invea/api'
import { useSyncExternalStore } from 'react'

/** Who is signed in, as every page shows it, and the way out. */
export interface ShownMember {
  /** First and last name (B §2): the given name and the grandfather's. */
  readonly name: string
  /** Ends the session here and at the service; undefined when it has. */
  readonly signOut: () => Promise<ApiError | undefined>
}

let shown: ShownMember | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells every page who is signed in. The client of the service calls it; the frame of the page does not know the client. */
export const showSession = ({ member }: SessionState, signOut: ShownMember['signOut']): void => {
  shown = member && { name: `${member.firstName} ${member.grandfatherName}`, signOut }
  for (const listener of listeners) listener()
}

/** The signed-in member; undefined without a session and in prerendered pages. */
export const useMember = (): ShownMember | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
