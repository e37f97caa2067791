export const requests = [
  `create table request (
    office_id integer not null,
    id bigint not null,
    session_id bigint not null,
    account_id bigint,
    mode text not null check (mode in ('normal', 'urgent')),
    urgent_days integer check (urgent_days in (2, 5)),
    request_type text not null,
    replacement_reason text,
    status text not null,
    delivery_site_id integer,
    applicants integer not null check (applicants between 1 and 5), -- AddPerson adds up to this number
    confirmation_number bytea not null,
    language text not null check (language in ('en', 'am', 'om', 'ti')),
    delivery_date date,
    submitted_on date not null,
    confirmed_at timestamptz,
    held_until timestamptz, -- D25: when the appointment expires without a payment
    version integer not null default 1,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    origin_id_type text check (origin_id_type in ('byBirth', 'bySpouse', 'child')), -- null: a passport
    -- As of the submission: a later setting changes no price that was shown.
    base_fee integer check (base_fee > 0),
    sample_fee boolean not null default false, -- whether the base fee came from the sample data
    primary key (office_id, id)
  )`,
  `create index request_by_session on request (session_id, created_at)`,
  `create index request_by_account on request (account_id, created_at) where account_id is not null`,
  `create index request_held_until on request (held_until) where held_until is not null`,
  `create index request_ended on request (changed_at) where status in ('cancelled', 'expired', 'rejected')`,
  `create table request_person (
    office_id integer not null,
    id bigint not null,
    request_id bigint not null,
    position smallint not null check (position between 1 and 5),
    application_number text not null,
    status text not null,
    notified boolean not null default false,
    under18 boolean not null,
    correction_type text,
    applicant bytea not null, -- without family, encrypted JSON
    phone_index bytea not null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (office_id, id),
    unique (office_id, request_id, position),
    unique (office_id, application_number),
    foreign key (office_id, request_id) references request
  )`,
  `create index request_person_by_phone on request_person (phone_index)`,
  `create table request_family (
    office_id integer not null,
    id bigint not null,
    person_id bigint not null,
    position smallint not null,
    member bytea not null,
    primary key (office_id, id),
    foreign key (office_id, person_id) references request_person
  )`,
  `create index request_family_by_person on request_family (office_id, person_id, position)`,
  // D30: the primary key refuses a second open request of the same person, in any office.
  `create table open_identity (
    identity_index bytea primary key,
    office_id integer not null,
    request_id bigint not null,
    person_id bigint not null
  )`,
  `create index open_identity_by_request on open_identity (office_id, request_id)`,
  // D47: open requests by names and birth date, if no document number distinguishes two persons.
  `create table open_person (
    office_id integer not null,
    request_id bigint not null,
    person_id bigint not null,
    names_index bytea not null,
    certificate_index bytea, -- hashes of the documents that distinguish two persons
    passport_index bytea,
    primary key (office_id, person_id)
  )`,
  `create index open_person_by_names on open_person (names_index)`,
  `create index open_person_by_request on open_person (office_id, request_id)`,
  // Finds the row of a printed number without a global index on the sharded tables.
  `create table number_directory (
    number_index bytea primary key,
    kind text not null check (kind in ('application', 'confirmation', 'order')),
    office_id integer not null,
    request_id bigint not null,
    target_id bigint not null
  )`,
  `create table attachment (
    office_id integer not null,
    id bigint not null,
    person_id bigint not null,
    attachment_type_id integer not null,
    storage_key text not null,
    media_type text not null,
    bytes integer not null check (bytes > 0),
    sha256 bytea not null,
    created_at timestamptz not null,
    replaced_at timestamptz,
    primary key (office_id, id),
    foreign key (office_id, person_id) references request_person
  )`,
  `create unique index attachment_one_a_type on attachment (office_id, person_id, attachment_type_id)
    where replaced_at is null`,
  `create index attachment_by_age on attachment (created_at)`,
  // Actions of the agency and the applicant on a request, for its timeline, with the reason of a correction or a rejection.
  `create table request_event (
    office_id integer not null,
    id bigint not null,
    request_id bigint not null,
    person_id bigint, -- null: an event of the whole request
    kind text not null,
    reason bytea not null default '', -- the agency's own text, encrypted
    fields jsonb not null default '[]', -- to correct
    at timestamptz not null,
    primary key (office_id, id),
    foreign key (office_id, request_id) references request
  )`,
  `create index request_event_by_request on request_event (office_id, request_id, at)`,
  // `announced_at`, `asked_at`: when an order was registered with its provider, and when its payment was last checked.
  // Unregistered orders are sent again. Checks are spread by time, so that no order waits behind the others. `ended_as`: why an
  // order ended without paying its request; shown to the payer, with whether money was taken.
  `create table payment_order (
    office_id integer not null,
    id bigint not null,
    request_id bigint not null,
    option_id integer not null,
    provider text not null,
    order_code text not null, -- what the payer types at a bank and sees on the slip
    provider_reference text,
    amount integer not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'expired', 'failed', 'refundDue', 'refunded')),
    instructions jsonb not null, -- the provider's own lines; ours are translated for each reader
    redirect_url text,
    expires_at timestamptz not null,
    paid_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    announced_at timestamptz,
    asked_at timestamptz,
    ended_as text,
    primary key (office_id, id),
    unique (office_id, order_code),
    foreign key (office_id, request_id) references request
  )`,
  // One open order and one paid order per request.
  `create unique index payment_order_one_open on payment_order (office_id, request_id) where state = 'open'`,
  `create unique index payment_order_one_paid on payment_order (office_id, request_id) where state = 'paid'`,
  `create index payment_order_expiring on payment_order (expires_at) where state = 'open'`,
  `create index payment_order_unsettled on payment_order (asked_at nulls first) where state in ('open', 'expired')`,
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
]

/** What providers report about payments, for the decision of an operator. One report of a kind for each reference of an order. */
export const paymentReports = [
  `create table payment_report (
    office_id integer not null,
    order_id bigint not null,
    request_id bigint not null,
    kind text not null,
    reference text not null, -- the provider's number of the payment; empty if its message has none
    amount text not null, -- as the provider sent it
    currency text not null,
    verified boolean not null, -- whether the provider's verification confirms its message
    reported_at timestamptz not null,
    decided_at timestamptz,
    decision text, -- refunded: by refund-paid
    primary key (office_id, order_id, kind, reference)
  )`,
  'create index payment_report_open on payment_report (reported_at) where decided_at is null',
]

/**
 * What a submission locks, with two calls in the order of `Transactions`. The functions keep their plans: to send and plan these
 * statements takes longer than to run them. Each statement sees what was committed while the one before it waited. The caller
 * of `lock_applicants` locks the names in its first argument, because no function takes an advisory lock.
 */
export const submissionLocks = [
  `create function end_turn(session_id bigint) returns boolean language plpgsql set enable_seqscan = off as $$
  declare
    line integer := (select w.id from waiting_line w where w.closed_at is null);
  begin
    if line is null then return false; end if;
    update session s set submitted_line = line where s.id = end_turn.session_id and s.submitted_line is distinct from line;
    return not found;
  end $$`,
  `create function lock_applicants(locked_names bigint, applicants json) returns table (all_numbers boolean, shares_names boolean)
    language plpgsql set enable_seqscan = off as $$
  declare
    one record;
    claimed integer;
  begin
    for one in select * from json_to_recordset(applicants) as a (office_id integer, request_id bigint, person_id bigint,
      documents bytea[], names bytea, certificate bytea, passport bytea) loop
      insert into open_identity (identity_index, office_id, request_id, person_id)
        select number, one.office_id, one.request_id, one.person_id from unnest(one.documents) number on conflict do nothing;
      get diagnostics claimed = row_count;
      insert into open_person (office_id, request_id, person_id, names_index, certificate_index, passport_index)
        values (one.office_id, one.request_id, one.person_id, one.names, one.certificate, one.passport)
        on conflict (office_id, person_id) do update set names_index = excluded.names_index,
          certificate_index = excluded.certificate_index, passport_index = excluded.passport_index;
      all_numbers := claimed = cardinality(one.documents);
      shares_names := exists (select from open_person o where o.names_index = one.names and o.person_id <> one.person_id
        and (one.certificate is null or o.certificate_index is null or o.certificate_index = one.certificate)
        and (one.passport is null or o.passport_index is null or o.passport_index = one.passport));
      return next;
    end loop;
  end $$`,
  `create function lock_submission(session_id bigint, moment timestamptz) returns table (turn_ended boolean, hold appointment)
    language plpgsql set enable_seqscan = off as $$
  begin
    turn_ended := end_turn(session_id);
    return query select turn_ended, a from appointment a where a.session_id = lock_submission.session_id
      and a.state || '' = 'held' and a.expires_at > moment order by a.part_index for update;
  end $$`,
]
