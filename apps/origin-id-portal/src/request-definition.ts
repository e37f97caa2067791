import { emptyOriginIdDraft, type OriginIdDraft, originIdRequestType } from '@invea/domain'
import { createRequestSession, type RequestDoor } from '@invea/portal-kit/request'

/** The Origin ID request's door (A §2). A changed draft gets a new version and a migration from the old one. */
export const originIdDoor: RequestDoor<OriginIdDraft> = {
  path: '/request-appointment',
  draftSession: createRequestSession('origin-id-request', emptyOriginIdDraft),
  kind: {
    requestTypeOf: originIdRequestType,
    terms: ['originOnly', 'validCard', 'yellowCard', 'noProxy', 'guardian', 'arrive', 'forfeit', 'nonRefundable'],
  },
  second: ({ party }) => (party === 'group' ? 'group-size' : 'origin-id-service'),
  journey: async () => (await import('./request-journey.ts')).originIdRequest,
  preselect: async () => (await import('./request-journey.ts')).preselectOriginId,
}
