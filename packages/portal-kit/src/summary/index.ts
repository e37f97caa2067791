export * from './confirm-summary.ts'
export * from './SummaryStep.tsx'
