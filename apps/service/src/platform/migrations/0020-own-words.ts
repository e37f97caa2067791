import { run } from './run.ts'

/**
 * A way to pay is named in four languages, and a request remembers that its fee was a sample. Processes of the release before go on
 * reading `name`.
 */
export const ownWords = run([
  `alter table payment_option add column names jsonb`,
  `update payment_option set names = jsonb_build_object('en', name, 'am', name, 'om', name, 'ti', name)`,
  `alter table request add column sample_fee boolean not null default false`,
])
