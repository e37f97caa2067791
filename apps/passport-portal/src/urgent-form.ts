import type { PassportDraft } from '@invea/domain/drafts'
import { type StepId, urgentPassport } from '@invea/domain/journeys'
import type { Screen } from '@invea/portal-kit/application-form/request-form.ts'
import { UrgentClock, UrgentGate, UrgentSignInScreen } from '@invea/portal-kit/appointment/UrgentGate.tsx'
import { UrgentStages } from '@invea/portal-kit/appointment/UrgentStages.tsx'
import type { RequestForm } from '@invea/portal-kit/journey-pages/request-definition.ts'
import { screens } from './request-form.ts'
import { requestDefinition } from './urgent-definition.ts'

const { 'date-time': _calendar, 'delivery-estimate': _estimate, ...shared } = screens

/** Screens of the urgent journey: shared ones and its own. A step without a screen does not compile. */
const urgentScreens = {
  ...shared,
  'sign-in': { load: async () => UrgentSignInScreen, namespaces: ['account'], actions: 'own' },
  'urgent-type': {
    load: async () => (await import('@invea/portal-kit/appointment/UrgentTypeScreen.tsx')).UrgentTypeScreen,
    namespaces: ['choice', 'service', 'captcha'],
  },
  site: {
    load: async () => (await import('@invea/portal-kit/appointment/UrgentSiteScreen.tsx')).UrgentSiteScreen,
    namespaces: ['site', 'captcha'],
  },
  'urgent-date': {
    load: async () => (await import('@invea/portal-kit/appointment/UrgentDateScreen.tsx')).UrgentDateScreen,
    namespaces: [],
  },
  'personal-detail': {
    load: async () => (await import('@invea/portal-kit/appointment/UrgentPersonalScreen.tsx')).UrgentPersonalScreen,
    namespaces: ['applicant', 'choice'],
  },
  'group-applicants': {
    load: async () => (await import('./urgent-group-step.tsx')).UrgentGroupStep,
    namespaces: ['applicant', 'choice', 'captcha', 'attachments', 'application'],
    actions: 'own',
  },
} as const satisfies Record<StepId<typeof urgentPassport>, Screen>

/** The urgent request (A §2): the shared wizard with its own journey. */
export const requestForm: RequestForm<PassportDraft, StepId<typeof urgentPassport>> = {
  definition: requestDefinition,
  journey: urgentPassport,
  screens: urgentScreens,
  commands: async () => (await import('./request-commands.ts')).urgentCommands,
  Steps: UrgentStages,
  Wrapper: UrgentGate,
  Banner: UrgentClock,
}
