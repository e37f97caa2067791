import type { OriginIdDraft } from '@invea/domain/drafts'
import { originIdRequest, type StepId } from '@invea/domain/journeys'
import type { RequestForm } from '@invea/portal-kit/journey-pages/request-definition.ts'
import { loadCommands } from './load-request-commands.ts'
import { originIdDefinition } from './request-definition.ts'
import { requestPages } from './request-pages.ts'
import { screens } from './screens.ts'

/** The Origin ID request (A §2): the wizard of the kit over this portal's own journey, screens and addresses. */
export const originIdForm: RequestForm<OriginIdDraft, StepId<typeof originIdRequest>> = {
  definition: originIdDefinition,
  journey: originIdRequest,
  screens,
  commands: loadCommands,
  pages: requestPages,
}
