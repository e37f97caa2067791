import type { TimeOfDay } from '@invea/domain'

/** D5: Monday to Friday 8:00 to 17:00 in Addis Ababa, whatever the language. */
export const supportHours: { readonly open: TimeOfDay; readonly close: TimeOfDay } = { open: '08:00', close: '17:00' }
