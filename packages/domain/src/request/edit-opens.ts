import type { RequestMode } from '../model.ts'

/** Where Edit is shown: in the list of a member's own applications, or in the results of a status look-up. */
export type EditPlace = 'list' | 'lookUp'

/** What Edit opens: the wizard of five steps, its variant of the attachments alone, or the reschedule screen. */
export type EditScreen = 'edit' | 'editAttachments' | 'reschedule'

/**
 * B §2: from the list, the wizard of five steps. From the look-up, the single-step variant; for an urgent request (requestMode 1) the
 * reschedule view.
 */
export const editOpens = (place: EditPlace, mode: RequestMode): EditScreen => {
  if (place === 'list') return 'edit'
  return mode === 'urgent' ? 'reschedule' : 'editAttachments'
}
