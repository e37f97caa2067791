import type { ApiError } from '@invea/api'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import type { EndedSessionProps } from './EndedSession.tsx'
import { FailedRequest, type FailureNoticeProps } from './FailedRequest.tsx'
import type { RefusalDetailsProps } from './RefusalDetails.tsx'
import type { WaitingPanelProps } from './WaitingPanel.tsx'

const refusalDetails: Loadable<RefusalDetailsProps> = {
  load: async () => (await import('./RefusalDetails.tsx')).RefusalDetails,
  namespaces: ['issue', 'field', 'refusal', 'waiting'],
}

const endedSession: Loadable<EndedSessionProps> = {
  load: async () => (await import('./EndedSession.tsx')).EndedSession,
  namespaces: ['account'],
}

const waitingPanel: Loadable<WaitingPanelProps> = {
  load: async () => (await import('./WaitingPanel.tsx')).WaitingPanel,
  namespaces: ['waiting', 'common'],
}

/** Shown while a waiting line is open, which is not a failure: the wait ends by itself. */
export const isWaiting = (error: ApiError): boolean =>
  error.kind === 'refused' && (error.code === 'waiting' || error.code === 'ticketOver')

/** Whether a refusal is about the chosen day or time, so that another choice settles it. */
export const isSlotLost = (error: ApiError): boolean =>
  error.kind === 'refused' &&
  (error.code === 'slotFull' || error.code === 'slotShort' || error.code === 'outsideWindow')

/** Shows a failed request and what to do next, with a retry (G2). Retries automatically when the connection returns. */
export const FailureNotice = ({ error, live = true, ...more }: FailureNoticeProps<ApiError>) => {
  if (error.kind === 'signedOut') return <LoadedComponent of={endedSession} lines={2} live={live} {...more} />
  if (isWaiting(error) && more.onRetry)
    return <LoadedComponent of={waitingPanel} lines={4} onAdmitted={more.onRetry} endedSession={endedSession} />
  const isLongWait = error.kind === 'refused' && error.code === 'tooManyRequests' && (error.retryAfterSeconds ?? 0) > 59
  if (error.kind === 'fields' || isLongWait)
    return <LoadedComponent of={refusalDetails} lines={1} error={error} live={live} {...more} />
  return <FailedRequest error={error} live={live} {...more} />
}
