import { run } from './run.ts'

/** Why an order ended without paying its request: the payer sees it, with whether money was taken. */
export const paymentOutcome = run([`alter table payment_order add column ended_as text`])
