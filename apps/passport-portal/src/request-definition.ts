import { emptyPassportDraft, type PassportDraft } from '@invea/domain/drafts'
import {
  continueAsUrgent,
  createRequestSession,
  type RequestDefinition,
} from '@invea/portal-kit/journey-pages/request-definition.ts'

/** Definition of the passport request (A §2). */
export const requestDefinition: RequestDefinition<PassportDraft> = {
  path: '/request-appointment',
  draftSession: createRequestSession('passport-request', emptyPassportDraft),
  kind: {
    requestTypeOf: ({ requestType }) => requestType,
    // D37: an urgent choice continues in the urgent form, whose parts load only then.
    continueAsUrgent: async (urgent) => {
      const urgentPart = await import('./urgent-definition.ts')
      return continueAsUrgent(urgentPart.requestDefinition, urgent)
    },
    terms: [
      'request:terms.onlyNationals',
      'request:terms.onePassport',
      'request:terms.holder',
      'request:terms.noProxy',
      'request:terms.guardian',
      'request:terms.birthCertificate',
      'request:terms.arrive',
      'request:terms.forfeit',
      'request:terms.nonRefundable',
    ],
  },
  stepAfterTerms: ({ party }) => (party === 'group' ? 'group-size' : 'appointment-type'),
  journey: async () => (await import('./journeys.ts')).passportRequest,
  preselect: async () => (await import('./journeys.ts')).preselectPassport,
}
