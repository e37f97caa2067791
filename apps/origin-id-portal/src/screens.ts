import type { originIdRequest, StepId } from '@invea/domain/journeys'
import type { Screen } from '@invea/portal-kit/application-form/screen.ts'
import { sharedScreens } from '@invea/portal-kit/journey-pages/shared-screens.ts'

/** The screen of each step, a chunk each; a step without a screen does not compile. */
export const screens = {
  ...sharedScreens,
  'origin-id-service': {
    load: async () =>
      (await import('@invea/portal-kit/application-form/OriginIdServiceScreen.tsx')).OriginIdServiceScreen,
    words: ['originId', 'choice'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/appointment/OriginIdSiteScreen.tsx')).OriginIdSiteScreen,
    words: ['originId', 'site', 'captcha'],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/applicant/OriginIdPersonalScreen.tsx')).OriginIdPersonalScreen,
    words: ['originId', 'applicant', 'choice'],
  },
  address: {
    load: async () => (await import('@invea/portal-kit/applicant/AddressScreen.tsx')).OriginIdAddressScreen,
    words: ['originId', 'applicant'],
  },
  'origin-id-detail': {
    load: async () => (await import('@invea/portal-kit/applicant/OriginIdDetailScreen.tsx')).OriginIdDetailScreen,
    words: ['originId', 'applicant', 'choice', 'captcha'],
    actions: 'submit',
  },
  'group-applicants': {
    load: async () => (await import('./screens-group.tsx')).GroupStep,
    words: ['originId', 'applicant', 'choice', 'captcha', 'attachments'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof originIdRequest>, Screen>
