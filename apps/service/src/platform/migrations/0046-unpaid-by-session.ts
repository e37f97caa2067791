import { run } from './run.ts'

/** What a session, phone or mailbox holds and has not paid is looked up at every hold that needs a code. Paid and ended rows have no end. */
export const unpaidBySession = run([
  'create index appointment_unpaid_by_session on appointment (session_id) where expires_at is not null',
])
