import { leavePath } from '@invea/api'
import { isSharedComputer } from '../drafts/shared-computer.ts'

let isReturning = false

/** The provider's payment page leads back into this tab: the session waits for it, no longer than it may be idle. */
export const expectReturn = (): void => {
  isReturning = true
}

/** H9b: on a computer that others use, a page that is closed, left or reloaded ends its session at the service. */
export const endSessionWithPage = (serviceUrl: string, hasSession: () => boolean): void => {
  // Pages rendered at build time have no session.
  if (typeof window === 'undefined') return
  const stays = () => {
    isReturning = false
  }
  for (const event of ['pointerdown', 'keydown', 'pageshow']) window.addEventListener(event, stays, true)
  window.addEventListener('pagehide', () => {
    if (isSharedComputer() && !isReturning && hasSession()) navigator.sendBeacon(serviceUrl + leavePath)
  })
}
