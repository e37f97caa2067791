import { run } from './run.ts'

export const requests = run([
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
    applicants integer not null check (applicants between 1 and 5),
    confirmation_number bytea not null,
    language text not null check (language in ('en', 'am', 'om', 'ti')),
    delivery_date date,
    submitted_on date not null,
    confirmed_at timestamptz,
    place_kept_until timestamptz,
    version integer not null default 1,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (office_id, id)
  )`,
  `create index request_by_session on request (session_id, created_at)`,
  `create index request_by_account on request (account_id, created_at) where account_id is not null`,
  `create index request_place_ending on request (place_kept_until) where place_kept_until is not null`,
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
    applicant bytea not null,
    phone_index bytea not null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (office_id, id),
    unique (office_id, request_id, position),
    unique (office_id, application_number),
    foreign key (office_id, request_id) references request
  )`,
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
  // D30: the key itself refuses a second open request of the same person, in whatever office.
  `create table open_identity (
    identity_index bytea primary key,
    office_id integer not null,
    request_id bigint not null,
    person_id bigint not null
  )`,
  `create index open_identity_by_request on open_identity (office_id, request_id)`,
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
])
