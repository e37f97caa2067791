import { emptyOriginIdDraft, type OriginIdDraft, originIdRequestType } from '@invea/domain'
import { type RequestDoor, requestDesk } from '@invea/portal-kit/request'

/** The Origin ID request's door (A §2). A changed draft gets a new version and a migration from the old one. */
export const originIdDoor: RequestDoor<OriginIdDraft> = {
  path: '/request-appointment',
  desk: requestDesk('origin-id-request', emptyOriginIdDraft),
  kind: {
    requestTypeOf: originIdRequestType,
    terms: ['originOnly', 'validCard', 'yellowCard', 'noProxy', 'guardian', 'arrive', 'forfeit', 'nonRefundable'],
  },
  second: ({ party }) => (party === 'group' ? 'group-size' : 'origin-id-service'),
  journey: async () => (await import('./request-journey.ts')).originIdRequest,
  preselect: async () => (await import('./request-journey.ts')).preselectOriginId,
}
