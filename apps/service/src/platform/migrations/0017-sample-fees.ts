import { run } from './run.ts'

/** An amount of the sample data says so, until an operator sets the agency's own (A §1: the texts name none for the Origin ID). */
export const sampleFees = run([`alter table fee_setting add column sample boolean not null default false`])
