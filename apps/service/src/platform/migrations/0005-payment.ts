import { run } from './run.ts'

export const payment = run([
  `create table payment_order (
    office_id integer not null,
    id bigint not null,
    request_id bigint not null,
    option_id integer not null,
    provider text not null,
    order_code text not null,
    provider_reference text,
    amount integer not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'expired', 'failed', 'refundDue', 'refunded')),
    instructions jsonb not null,
    redirect_url text,
    expires_at timestamptz not null,
    paid_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (office_id, id),
    unique (office_id, order_code),
    foreign key (office_id, request_id) references request
  )`,
  // One open order, and one paid order, a request.
  `create unique index payment_order_one_open on payment_order (office_id, request_id) where state = 'open'`,
  `create unique index payment_order_one_paid on payment_order (office_id, request_id) where state = 'paid'`,
  `create index payment_order_expiring on payment_order (expires_at) where state = 'open'`,
  `create table payment_event (
    provider text not null,
    event_id text not null,
    office_id integer not null,
    order_id bigint not null,
    kind text not null,
    amount integer not null,
    outcome text not null,
    body bytea not null,
    received_at timestamptz not null,
    primary key (office_id, provider, event_id)
  )`,
  `create index payment_event_by_order on payment_event (office_id, order_id)`,
])
