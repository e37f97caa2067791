import type { StepId, urgentPassport } from '@invea/domain'
import type { Screen } from '@invea/portal-kit/wizard'
import { screens } from './screens.ts'

const { 'date-time': _calendar, 'delivery-estimate': _estimate, ...shared } = screens

/** The screens of the urgent journey: those it shares, and its own. A step without a screen does not compile. */
export const urgentScreens = {
  ...shared,
  'sign-in': {
    load: async () => (await import('@invea/portal-kit/screen/urgent/UrgentSignIn')).UrgentSignInScreen,
    words: [],
    actions: 'own',
  },
  'urgent-type': {
    load: async () => (await import('@invea/portal-kit/screen/urgent/UrgentType')).UrgentTypeScreen,
    words: ['choice', 'service', 'captcha'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/screen/urgent/UrgentSite')).UrgentSiteScreen,
    words: ['site', 'captcha'],
  },
  'urgent-date': {
    load: async () => (await import('@invea/portal-kit/screen/urgent/UrgentDate')).UrgentDateScreen,
    words: [],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/screen/urgent/UrgentPersonal')).UrgentPersonalScreen,
    words: ['applicant', 'choice'],
  },
  'group-applicants': {
    load: async () => (await import('./urgent-group.tsx')).UrgentGroupStep,
    words: ['applicant', 'choice', 'captcha', 'attachments'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof urgentPassport>, Screen>
