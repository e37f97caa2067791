export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
export { focusField } from './focus-field.ts'
