import type { passportRequest, StepId } from '@invea/domain'
import { sharedScreens } from '@invea/portal-kit/request-screens'
import type { Screen } from '@invea/portal-kit/wizard'

/**
 * The screen of each step, in separate chunks: imported by file, because a feature's index would load all its screens.
 * A step without a screen does not compile.
 */
export const screens = {
  ...sharedScreens,
  'appointment-type': {
    load: async () => (await import('@invea/portal-kit/screen/applicants-count/RequestType')).RequestTypeScreen,
    words: ['choice'],
  },
  'replacement-reason': {
    load: async () => (await import('@invea/portal-kit/screen/applicants-count/Replacement')).ReplacementScreen,
    words: ['choice', 'applicant', 'attachments', 'document'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/screen/site/Site')).SiteScreen,
    words: ['site', 'captcha', 'choice', 'service'],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/screen/applicant/Personal')).PersonalScreen,
    words: ['applicant', 'choice'],
  },
  address: {
    load: async () => (await import('@invea/portal-kit/screen/applicant/Address')).AddressScreen,
    words: ['applicant'],
  },
  'passport-info': {
    load: async () => (await import('@invea/portal-kit/screen/applicant/Passport')).PassportScreen,
    words: ['applicant', 'choice', 'captcha'],
    actions: 'submit',
  },
  'group-applicants': {
    load: async () => (await import('./screens-group.tsx')).GroupStep,
    words: ['applicant', 'choice', 'captcha', 'attachments'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof passportRequest>, Screen>
