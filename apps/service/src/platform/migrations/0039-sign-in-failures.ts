import { run } from './run.ts'

/** Failed sign-ins of a day, by name and network, by name alone, and by known device; keys are blind indexes. */
export const signInFailures = run([
  `create table sign_in_failure (
    key bytea primary key,
    failures integer not null default 0,
    proven integer not null default 0,
    pause_until timestamptz,
    expires_at timestamptz not null
  )`,
])
