export { Calendar, type CalendarProps } from './calendar.tsx'
export type { CalendarSystem } from './calendar-system.ts'
export type { CalendarWords } from './calendar-words.ts'
