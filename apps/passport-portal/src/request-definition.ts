import { emptyPassportDraft, type PassportDraft } from '@invea/domain/drafts'
import { createRequestSession, type RequestDefinition } from '@invea/portal-kit/journey-pages/request-definition.ts'

/** Definition of the passport request (A §2). */
export const passportDefinition: RequestDefinition<PassportDraft> = {
  path: '/request-appointment',
  draftSession: createRequestSession('passport-request', emptyPassportDraft),
  kind: {
    requestTypeOf: ({ requestType }) => requestType,
    // The urgent form's own parts are fetched when it is chosen.
    continueAsUrgent: async (urgent) => (await import('./continue-as-urgent.ts')).continueAsUrgentHere(urgent),
    terms: [
      'onlyNationals',
      'onePassport',
      'holder',
      'noProxy',
      'guardian',
      'birthCertificate',
      'arrive',
      'forfeit',
      'nonRefundable',
    ],
  },
  second: ({ party }) => (party === 'group' ? 'group-size' : 'appointment-type'),
  journey: async () => (await import('./request-journey.ts')).passportRequest,
  preselect: async () => (await import('./request-journey.ts')).preselectPassport,
}
