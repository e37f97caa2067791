import type { DayPart, TimeOfDay } from '../model.ts'

const noon = '12:00'

/** A §2: slots that begin before noon are those of the morning. */
export const dayPartOf = (startTime: TimeOfDay): DayPart => (startTime < noon ? 'morning' : 'afternoon')
