import { emptyPassportDraft, type PassportDraft } from '@invea/domain/drafts'
import { createRequestSession, type RequestDefinition } from '@invea/portal-kit/journey-pages/request-definition.ts'
import { lazyComponent } from '@invea/portal-kit/shell/lazy-component.ts'

/** Definition of the urgent request (A §2): a separate form with six stages and a time limit. */
export const requestDefinition: RequestDefinition<PassportDraft> = {
  path: '/urgent-appointment',
  draftSession: createRequestSession('urgent-request', emptyPassportDraft),
  kind: {
    requestTypeOf: ({ requestType }) => requestType,
    isUrgent: true,
    firstStage: 'urgent-type',
    terms: [
      'request:terms.onlyNationals',
      'request:terms.onePassport',
      'request:terms.holder',
      'urgent:terms.reason',
      'urgent:terms.office',
      'urgent:terms.account',
      'urgent:terms.review',
      'request:terms.noProxy',
      'request:terms.guardian',
      'request:terms.birthCertificate',
      'urgent:terms.morning',
      'request:terms.forfeit',
      'request:terms.nonRefundable',
    ],
  },
  // A signed-in member continues from there.
  stepAfterTerms: () => 'sign-in',
  Steps: lazyComponent(async () => (await import('@invea/portal-kit/appointment/UrgentStages.tsx')).UrgentStages),
  ResumeWrapper: lazyComponent(async () => (await import('@invea/portal-kit/appointment/UrgentGate.tsx')).UrgentGate),
  journey: async () => (await import('./journeys.ts')).urgentPassport,
  preselect: async () => (await import('./journeys.ts')).preselectUrgentPassport,
}
