import { run } from './run.ts'

/** How to pay with each option, step by step in four languages, set by the operator; null: the general steps of its kind. */
export const paymentSteps = run([`alter table payment_option add column steps jsonb`])
