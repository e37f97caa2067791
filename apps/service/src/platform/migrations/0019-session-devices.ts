import { run } from './run.ts'

/** A session may be opened again by the device it was given to. */
export const sessionDevices = run([
  `alter table session_token drop constraint session_token_kind_check`,
  `alter table session_token add constraint session_token_kind_check check (kind in ('access', 'refresh', 'device'))`,
])
