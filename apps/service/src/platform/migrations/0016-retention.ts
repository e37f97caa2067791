import { run } from './run.ts'

/** What outlived its purpose is found without reading everything, and so is a person by a phone number. */
export const retention = run([
  `create index request_person_by_phone on request_person (phone_index)`,
  `create index request_ended on request (changed_at) where status in ('cancelled', 'expired', 'rejected')`,
  `create index attachment_by_age on attachment (created_at)`,
  `create index outbox_done on outbox (created_at) where state <> 'waiting'`,
])
