import type { PassportDraft } from '@invea/domain/drafts'
import { passportRequest, type StepId } from '@invea/domain/journeys'
import type { Screen } from '@invea/portal-kit/application-form/request-form.ts'
import type { RequestForm } from '@invea/portal-kit/journey-pages/request-definition.ts'
import { sharedScreens } from '@invea/portal-kit/journey-pages/shared-screens.ts'
import { requestDefinition } from './request-definition.ts'

/** Screen of each step, fetched when it is needed. A step without a screen does not compile. */
export const screens = {
  ...sharedScreens,
  'appointment-type': {
    load: async () => (await import('@invea/portal-kit/application-form/RequestTypeScreen.tsx')).RequestTypeScreen,
    namespaces: ['choice'],
  },
  'replacement-reason': {
    load: async () => (await import('@invea/portal-kit/applicant/ReplacementScreen.tsx')).ReplacementScreen,
    namespaces: ['choice', 'applicant', 'attachments', 'document'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/appointment/SiteScreen.tsx')).SiteScreen,
    namespaces: ['site', 'captcha', 'choice', 'service'],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/applicant/PersonalScreen.tsx')).PersonalScreen,
    namespaces: ['applicant', 'choice'],
  },
  address: {
    load: async () => (await import('@invea/portal-kit/applicant/AddressScreen.tsx')).AddressScreen,
    namespaces: ['applicant'],
  },
  family: {
    load: async () => (await import('@invea/portal-kit/applicant/FamilyScreen.tsx')).FamilyScreen,
    namespaces: ['applicant'],
  },
  'passport-info': {
    load: async () => (await import('@invea/portal-kit/applicant/PassportScreen.tsx')).PassportScreen,
    namespaces: ['applicant', 'choice', 'captcha'],
    actions: 'submit',
  },
  'group-applicants': {
    load: async () => (await import('./group-step.tsx')).GroupStep,
    namespaces: ['applicant', 'choice', 'captcha', 'attachments', 'application'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof passportRequest>, Screen>

/** The passport request (A §2): the shared wizard with this portal's journey, screens and addresses. */
export const requestForm: RequestForm<PassportDraft, StepId<typeof passportRequest>> = {
  definition: requestDefinition,
  journey: passportRequest,
  screens,
  commands: async () => (await import('./request-commands.ts')).passportCommands,
}
