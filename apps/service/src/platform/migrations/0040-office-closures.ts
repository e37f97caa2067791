import { run } from './run.ts'

/** D26: days on which an office, or all, give no appointments for one service or for any, with a notice in four languages. */
export const officeClosures = run([
  `create table office_closure (
    id integer primary key,
    office_id integer references office,
    service text,
    first_day date not null,
    last_day date not null check (last_day >= first_day),
    notice jsonb not null,
    created_at timestamptz not null,
    reopened_at timestamptz
  )`,
])
