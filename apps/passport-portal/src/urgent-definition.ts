import { emptyPassportDraft, type PassportDraft } from '@invea/domain'
import { createRequestSession, type RequestDoor } from '@invea/portal-kit/request'
import { UrgentClock, UrgentGate, UrgentStages } from '@invea/portal-kit/urgent'

/** The urgent request's door (A §2): a form of its own beside the normal one, with six stages and a clock. */
export const urgentDoor: RequestDoor<PassportDraft> = {
  path: '/urgent-appointment',
  draftSession: createRequestSession('urgent-request', emptyPassportDraft),
  kind: {
    requestTypeOf: ({ requestType }) => requestType,
    timed: true,
    firstStage: 'urgent-type',
    terms: [
      'onlyNationals',
      'urgentReason',
      'urgentOffice',
      'urgentAccount',
      'urgentReview',
      'noProxy',
      'guardian',
      'arrive',
      'forfeit',
      'nonRefundable',
    ],
  },
  second: ({ party }) => (party === 'group' ? 'group-size' : 'appointment-type'),
  Steps: UrgentStages,
  Around: UrgentGate,
  Banner: UrgentClock,
  journey: async () => (await import('./urgent-journey.ts')).urgentPassport,
  preselect: async () => (await import('./urgent-journey.ts')).preselectUrgentPassport,
}
