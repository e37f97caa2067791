import { emptyOriginIdDraft, type OriginIdDraft } from '@invea/domain/drafts'
import { originIdRequestType } from '@invea/domain/services'
import { createRequestSession, type RequestDefinition } from '@invea/portal-kit/journey-pages/request-definition.ts'

/** Definition of the Origin ID request (A §2). */
export const requestDefinition: RequestDefinition<OriginIdDraft> = {
  path: '/request-appointment',
  draftSession: createRequestSession('origin-id-request', emptyOriginIdDraft),
  kind: {
    requestTypeOf: originIdRequestType,
    terms: [
      'request:terms.originOnly',
      'request:terms.validCard',
      'request:terms.yellowCard',
      'request:terms.noProxy',
      'request:terms.guardian',
      'request:terms.arrive',
      'request:terms.forfeit',
      'request:terms.nonRefundable',
    ],
  },
  stepAfterTerms: ({ party }) => (party === 'group' ? 'group-size' : 'origin-id-service'),
  journey: async () => (await import('./request-journey.ts')).originIdRequest,
  preselect: async () => (await import('./request-journey.ts')).preselectOriginId,
}
