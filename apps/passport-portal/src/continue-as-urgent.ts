import type { PassportDraft } from '@invea/domain/drafts'
import { continueAsUrgent } from '@invea/portal-kit/journey-pages/continue-as-urgent.ts'
import { urgentDefinition } from './urgent-definition.ts'

/** D37: an urgent choice in the normal form goes on in the urgent one. */
export const continueAsUrgentHere = (urgent: PassportDraft): Promise<string> =>
  continueAsUrgent(urgentDefinition, urgent)
