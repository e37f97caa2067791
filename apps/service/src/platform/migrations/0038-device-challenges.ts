import { run } from './run.ts'

/** What a device has to sign to open its session again: one challenge at a time, used up by the first proof (H10). */
export const deviceChallenges = run([
  `alter table session_token add column challenge bytea, add column challenge_until timestamptz`,
])
