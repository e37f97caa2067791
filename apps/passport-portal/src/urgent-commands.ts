import type { PassportDraft } from '@invea/domain'
import { holdUrgent } from '@invea/portal-kit/urgent'
import type { CommandTable } from '@invea/portal-kit/wizard'
import { passportCommands } from './request-commands.ts'

/** The effects behind the names in the urgent journey: those of the normal one, but for the place. */
export const urgentCommands: CommandTable<PassportDraft> = { ...passportCommands, holdPlace: holdUrgent }
