import type { PassportDraft } from '@invea/domain/drafts'
import { passportRequest, type StepId } from '@invea/domain/journeys'
import type { RequestForm } from '@invea/portal-kit/journey-pages/request-definition.ts'
import { loadCommands } from './load-request-commands.ts'
import { passportDefinition } from './request-definition.ts'
import { requestPages } from './request-pages.ts'
import { screens } from './screens.ts'

/** The passport request (A §2): the wizard of the kit over this portal's own journey, screens and addresses. */
export const passportForm: RequestForm<PassportDraft, StepId<typeof passportRequest>> = {
  definition: passportDefinition,
  journey: passportRequest,
  screens,
  commands: loadCommands,
  pages: requestPages,
}
