import type { passportRequest, StepId } from '@invea/domain/journeys'
import type { Screen } from '@invea/portal-kit/application-form/screen.ts'
import { sharedScreens } from '@invea/portal-kit/journey-pages/shared-screens.ts'

/**
 * The screen of each step, in separate chunks: imported by file, because a feature's index would load all its screens.
 * A step without a screen does not compile.
 */
export const screens = {
  ...sharedScreens,
  'appointment-type': {
    load: async () => (await import('@invea/portal-kit/application-form/RequestTypeScreen.tsx')).RequestTypeScreen,
    words: ['choice'],
  },
  'replacement-reason': {
    load: async () => (await import('@invea/portal-kit/applicant/ReplacementScreen.tsx')).ReplacementScreen,
    words: ['choice', 'applicant', 'attachments', 'document'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/appointment/SiteScreen.tsx')).SiteScreen,
    words: ['site', 'captcha', 'choice', 'service'],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/applicant/PersonalScreen.tsx')).PersonalScreen,
    words: ['applicant', 'choice'],
  },
  address: {
    load: async () => (await import('@invea/portal-kit/applicant/AddressScreen.tsx')).AddressScreen,
    words: ['applicant'],
  },
  'passport-info': {
    load: async () => (await import('@invea/portal-kit/applicant/PassportScreen.tsx')).PassportScreen,
    words: ['applicant', 'choice', 'captcha'],
    actions: 'submit',
  },
  'group-applicants': {
    load: async () => (await import('./screens-group.tsx')).GroupStep,
    words: ['applicant', 'choice', 'captcha', 'attachments'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof passportRequest>, Screen>
