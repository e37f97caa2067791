export * from './BothDays.tsx'
export * from './calendar-choice.ts'
export * from './OwnTime.tsx'
export * from './use-date-words.ts'
