import type { OriginIdDraft } from '@invea/domain/drafts'
import { originIdRequest, type StepId } from '@invea/domain/journeys'
import type { Screen } from '@invea/portal-kit/application-form/request-form.ts'
import type { RequestForm } from '@invea/portal-kit/journey-pages/request-definition.ts'
import { sharedScreens } from '@invea/portal-kit/journey-pages/shared-screens.ts'
import { requestDefinition } from './request-definition.ts'

/** Screen of each step, fetched when it is needed. A step without a screen does not compile. */
const screens = {
  ...sharedScreens,
  'origin-id-service': {
    load: async () => (await import('@invea/portal-kit/application-form/RequestTypeScreen.tsx')).OriginIdServiceScreen,
    namespaces: ['originId', 'choice'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/appointment/OriginIdSiteScreen.tsx')).OriginIdSiteScreen,
    namespaces: ['originId', 'site', 'captcha'],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/applicant/PersonalScreen.tsx')).OriginIdPersonalScreen,
    namespaces: ['originId', 'applicant', 'choice'],
  },
  address: {
    load: async () => (await import('@invea/portal-kit/applicant/AddressScreen.tsx')).OriginIdAddressScreen,
    namespaces: ['originId', 'applicant'],
  },
  family: {
    load: async () => (await import('@invea/portal-kit/applicant/FamilyScreen.tsx')).OriginIdFamilyScreen,
    namespaces: ['applicant'],
  },
  'origin-id-detail': {
    load: async () => (await import('@invea/portal-kit/applicant/OriginIdDetailScreen.tsx')).OriginIdDetailScreen,
    namespaces: ['originId', 'applicant', 'choice', 'captcha'],
    actions: 'submit',
  },
  'group-applicants': {
    load: async () => (await import('./group-step.tsx')).GroupStep,
    namespaces: ['originId', 'applicant', 'choice', 'captcha', 'attachments', 'application', 'document'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof originIdRequest>, Screen>

/** The Origin ID request (A §2): the shared wizard with this portal's journey, screens and addresses. */
export const requestForm: RequestForm<OriginIdDraft, StepId<typeof originIdRequest>> = {
  definition: requestDefinition,
  journey: originIdRequest,
  screens,
  commands: async () => (await import('./request-commands.ts')).originIdCommands,
}
