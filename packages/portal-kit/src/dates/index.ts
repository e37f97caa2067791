export * from './calendar-choice.ts'
export * from './use-date-words.ts'
