import type { ApiError, SessionState } from '@invea/api'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/** Address of the sign-in page (B §2). */
export const signInPath = '/SignIn'

/** The signed-in member, and the function to log out. */
export interface ShownMember {
  /** First and last name (B §2): the given name and the grandfather's. */
  readonly name: string
  /** Ends the session here and at the service. Returns the error, or undefined on success. */
  readonly signOut: () => Promise<ApiError | undefined>
}

let shown: ShownMember | undefined
const { subscribe, notify } = createListeners()

/** Publishes the signed-in member. The API client calls it, because the page's frame does not load the client. */
export const showSession = ({ member }: SessionState, signOut: ShownMember['signOut']): void => {
  shown = member && { name: `${member.firstName} ${member.grandfatherName}`, signOut }
  notify()
}

/** The signed-in member; undefined without a session and in prerendered pages. */
export const useMember = (): ShownMember | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
