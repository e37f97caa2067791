import type { PassportDraft } from '@invea/domain/drafts'
import { type StepId, urgentPassport } from '@invea/domain/journeys'
import { UrgentClock, UrgentGate } from '@invea/portal-kit/appointment/UrgentGate.tsx'
import { UrgentStages } from '@invea/portal-kit/appointment/UrgentStages.tsx'
import type { RequestForm } from '@invea/portal-kit/journey-pages/request-definition.ts'
import { loadUrgentCommands } from './load-urgent-commands.ts'
import { requestPages } from './request-pages.ts'
import { urgentDefinition } from './urgent-definition.ts'
import { urgentScreens } from './urgent-screens.ts'

/** The urgent request (A §2): the same wizard over a journey of its own. */
export const urgentForm: RequestForm<PassportDraft, StepId<typeof urgentPassport>> = {
  definition: urgentDefinition,
  journey: urgentPassport,
  screens: urgentScreens,
  commands: loadUrgentCommands,
  pages: requestPages,
  Steps: UrgentStages,
  Wrapper: UrgentGate,
  Banner: UrgentClock,
}
