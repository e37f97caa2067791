import type { Screen } from '../application-form/request-form.ts'

/** Namespaces of a screen about a stored request. */
const stored = ['choice', 'summary', 'status', 'application', 'field'] as const

/** Screens of the steps that every request has, each fetched when it is needed. The portals add the others. */
export const sharedScreens = {
  'applicants-count': {
    load: async () => (await import('../application-form/ApplicantsCountScreen.tsx')).ApplicantsCountScreen,
    namespaces: [],
    actions: 'own',
  },
  'group-size': {
    load: async () => (await import('../application-form/GroupSizeScreen.tsx')).GroupSizeScreen,
    namespaces: [],
  },
  'date-time': { load: async () => (await import('../appointment/DateScreen.tsx')).DateScreen, namespaces: [] },
  'delivery-estimate': {
    load: async () => (await import('../appointment/EstimateScreen.tsx')).EstimateScreen,
    namespaces: [],
  },
  attachments: {
    load: async () => (await import('../attachments/AttachmentsStep.tsx')).AttachmentsStep,
    namespaces: ['attachments', 'application', 'document'],
  },
  summary: {
    load: async () => (await import('../my-applications/SummaryStep.tsx')).SummaryStep,
    namespaces: [...stored, 'payment'],
  },
  payment: {
    load: async () => (await import('../payment/PaymentStep.tsx')).PaymentStep,
    namespaces: [...stored, 'payment'],
    actions: 'own',
  },
  confirmation: {
    load: async () => (await import('../my-applications/ConfirmationStep.tsx')).ConfirmationStep,
    namespaces: [...stored, 'payment', 'confirmation'],
    actions: 'own',
  },
} as const satisfies Readonly<Record<string, Screen>>
