import type { passportRequest, StepId } from '@invea/domain'
import type { Screen } from '@invea/portal-kit/wizard'

const applicant = () => import('@invea/portal-kit/applicant')
const booking = () => import('@invea/portal-kit/booking')
const party = () => import('@invea/portal-kit/party')

/** Words a screen about a stored request shows. */
const stored = ['choice', 'summary', 'status'] as const

const personal = {
  load: async () => (await applicant()).PersonalScreen,
  words: ['applicant', 'choice'],
} as const satisfies Screen
const address = { load: async () => (await applicant()).AddressScreen, words: ['applicant'] } as const satisfies Screen
const family = { load: async () => (await applicant()).FamilyScreen, words: ['applicant'] } as const satisfies Screen
const passport = {
  load: async () => (await applicant()).PassportScreen,
  words: ['applicant', 'choice', 'captcha'],
  actions: 'submit',
} as const satisfies Screen
const attachments = {
  load: async () => (await import('@invea/portal-kit/attachments')).AttachmentsStep,
  words: ['attachments'],
} as const satisfies Screen

const group = {
  load: async () => (await import('./screens-group.tsx')).GroupStep,
  words: ['applicant', 'choice', 'captcha', 'attachments'],
  actions: 'own',
} as const satisfies Screen

/** The screen of each step. A step without a screen does not compile. */
export const screens = {
  party: { load: async () => (await party()).PartyScreen, words: [], actions: 'own' },
  'group-size': { load: async () => (await party()).GroupSizeScreen, words: [] },
  'appointment-type': { load: async () => (await party()).RequestTypeScreen, words: ['choice'] },
  'replacement-reason': { load: async () => (await party()).ReplacementScreen, words: ['choice'] },
  site: { load: async () => (await import('@invea/portal-kit/site')).SiteScreen, words: ['site', 'captcha'] },
  'date-time': { load: async () => (await booking()).DateScreen, words: [] },
  'delivery-estimate': { load: async () => (await booking()).EstimateScreen, words: [] },
  'personal-detail': personal,
  address,
  family,
  'passport-info': passport,
  attachments,
  'group-applicants': group,
  summary: { load: async () => (await import('@invea/portal-kit/summary')).SummaryStep, words: stored },
  payment: {
    load: async () => (await import('@invea/portal-kit/payment')).PaymentStep,
    words: [...stored, 'payment'],
    actions: 'own',
  },
  confirmation: {
    load: async () => (await import('@invea/portal-kit/confirmation')).ConfirmationStep,
    words: [...stored, 'payment', 'confirmation'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof passportRequest>, Screen>
