import { run } from './run.ts'

/** When a session ends by itself: at a moment, or after minutes without a call; both empty for an ordinary visitor. */
export const sessionLimits = run([
  `alter table session add column ends_at timestamptz, add column idle_minutes integer, add column seen_at timestamptz`,
])
