export * from './confirm-command.ts'
export * from './SummaryStep.tsx'
