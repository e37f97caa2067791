import type { originIdRequest, StepId } from '@invea/domain'
import { sharedScreens } from '@invea/portal-kit/request-screens'
import type { Screen } from '@invea/portal-kit/wizard'

/** The screen of each step, a chunk each; a step without a screen does not compile. */
export const screens = {
  ...sharedScreens,
  'origin-id-service': {
    load: async () => (await import('@invea/portal-kit/screen/origin-id/Service')).ServiceScreen,
    words: ['originId', 'choice'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/screen/origin-id/Site')).SiteScreen,
    words: ['originId', 'site', 'captcha'],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/screen/origin-id/Personal')).PersonalScreen,
    words: ['originId', 'applicant', 'choice'],
  },
  address: {
    load: async () => (await import('@invea/portal-kit/screen/origin-id/Address')).AddressScreen,
    words: ['originId', 'applicant'],
  },
  'origin-id-detail': {
    load: async () => (await import('@invea/portal-kit/screen/origin-id/Detail')).DetailScreen,
    words: ['originId', 'applicant', 'choice', 'captcha'],
    actions: 'submit',
  },
  'group-applicants': {
    load: async () => (await import('./screens-group.tsx')).GroupStep,
    words: ['originId', 'applicant', 'choice', 'captcha', 'attachments'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof originIdRequest>, Screen>
