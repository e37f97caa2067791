import type { passportRequest, StepId } from '@invea/domain'
import type { Screen } from '@invea/portal-kit/wizard'

/** Words a screen about a stored request shows. */
const stored = ['choice', 'summary', 'status'] as const

/**
 * The screen of each step, a chunk each: named by its own door, since a slice's index would bring all its screens at once.
 * A step without a screen does not compile.
 */
export const screens = {
  party: {
    load: async () => (await import('@invea/portal-kit/screen/party/Party')).PartyScreen,
    words: [],
    actions: 'own',
  },
  'group-size': {
    load: async () => (await import('@invea/portal-kit/screen/party/GroupSize')).GroupSizeScreen,
    words: [],
  },
  'appointment-type': {
    load: async () => (await import('@invea/portal-kit/screen/party/RequestType')).RequestTypeScreen,
    words: ['choice'],
  },
  'replacement-reason': {
    load: async () => (await import('@invea/portal-kit/screen/party/Replacement')).ReplacementScreen,
    words: ['choice'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/screen/site/Site')).SiteScreen,
    words: ['site', 'captcha'],
  },
  'date-time': { load: async () => (await import('@invea/portal-kit/screen/booking/Date')).DateScreen, words: [] },
  'delivery-estimate': {
    load: async () => (await import('@invea/portal-kit/screen/booking/Estimate')).EstimateScreen,
    words: [],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/screen/applicant/Personal')).PersonalScreen,
    words: ['applicant', 'choice'],
  },
  address: {
    load: async () => (await import('@invea/portal-kit/screen/applicant/Address')).AddressScreen,
    words: ['applicant'],
  },
  family: {
    load: async () => (await import('@invea/portal-kit/screen/applicant/Family')).FamilyScreen,
    words: ['applicant'],
  },
  'passport-info': {
    load: async () => (await import('@invea/portal-kit/screen/applicant/Passport')).PassportScreen,
    words: ['applicant', 'choice', 'captcha'],
    actions: 'submit',
  },
  attachments: {
    load: async () => (await import('@invea/portal-kit/step/attachments/Attachments')).AttachmentsStep,
    words: ['attachments'],
  },
  'group-applicants': {
    load: async () => (await import('./screens-group.tsx')).GroupStep,
    words: ['applicant', 'choice', 'captcha', 'attachments'],
    actions: 'own',
  },
  summary: {
    load: async () => (await import('@invea/portal-kit/step/summary/Summary')).SummaryStep,
    words: stored,
  },
  payment: {
    load: async () => (await import('@invea/portal-kit/step/payment/Payment')).PaymentStep,
    words: [...stored, 'payment'],
    actions: 'own',
  },
  confirmation: {
    load: async () => (await import('@invea/portal-kit/step/confirmation/Confirmation')).ConfirmationStep,
    words: [...stored, 'payment', 'confirmation'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof passportRequest>, Screen>
