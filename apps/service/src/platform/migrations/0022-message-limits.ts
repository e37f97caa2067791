import { run } from './run.ts'

/** Who a message goes to and who caused it, as keyed indexes; how urgent it is; and when each recipient was last written to. */
export const messageLimits = run([
  `alter table outbox add column urgency smallint not null default 1`,
  `alter table outbox add column delayed boolean not null default false`,
  `alter table outbox add column recipient_index bytea`,
  `alter table outbox add column sender_index bytea`,
  `alter table outbox drop constraint outbox_state_check`,
  `alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed', 'merged'))`,
  `create index outbox_due on outbox (channel, urgency, next_attempt_at) where state = 'waiting'`,
  `create index outbox_delayed on outbox (recipient_index) where state = 'waiting' and delayed`,
  `create index outbox_by_sender on outbox (sender_index, created_at) where sender_index is not null`,
  `create index outbox_from_strangers on outbox (created_at) where sender_index is not null`,
  `create table message_quota (
    key bytea primary key,
    -- Milliseconds since 1970 of the last messages, oldest first. A later one may lie in the future: a delayed message.
    sent jsonb not null,
    expires_at timestamptz not null
  )`,
  `create index message_quota_expiring on message_quota (expires_at)`,
])
