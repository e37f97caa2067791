import type { PassportDraft } from '@invea/domain/drafts'
import type { CommandTable } from '@invea/portal-kit/application-form/commands.ts'
import { holdUrgent } from '@invea/portal-kit/appointment/hold-slot.ts'
import { passportCommands } from './request-commands.ts'

/** The effects behind the names in the urgent journey: those of the normal one, but for the appointment. */
export const urgentCommands: CommandTable<PassportDraft> = { ...passportCommands, holdSlot: holdUrgent }
