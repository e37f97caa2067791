import { run } from './run.ts'

/** Small reference tables, loaded by the operator. */
export const masterData = run([
  `create table region (id integer primary key, name jsonb not null, position integer not null)`,
  `create table city (
    id integer primary key,
    region_id integer not null references region,
    name jsonb not null,
    position integer not null
  )`,
  `create index city_by_region on city (region_id)`,
  `create table office (
    id integer primary key check (id between 1 and 1023),
    city_id integer not null references city,
    name jsonb not null,
    address jsonb not null,
    phone text not null,
    fax text not null,
    main boolean not null,
    processing_days integer not null check (processing_days between 0 and 365),
    position integer not null
  )`,
  `create table delivery_site (
    office_id integer not null references office,
    id integer not null,
    name jsonb not null,
    address jsonb not null,
    phone_number text not null,
    position integer not null,
    primary key (office_id, id)
  )`,
  `create table restriction (
    office_id integer primary key references office,
    min_days integer not null check (min_days >= 0),
    max_days integer not null,
    check (max_days >= min_days and max_days <= 400)
  )`,
  `create table nationality (id integer primary key, code text not null unique, name jsonb not null)`,
  `create table occupation (id integer primary key, name jsonb not null, position integer not null)`,
  `create table family_type (id integer primary key, name jsonb not null, position integer not null)`,
  `create table passport_page (id integer primary key, pages integer not null)`,
  `create table attachment_type (id integer primary key, name jsonb not null, position integer not null)`,
  `create table required_attachment (
    id integer primary key,
    request_type text not null,
    replacement_reason text,
    condition text not null
      check (condition in ('always', 'adult', 'under18', 'adopted', 'dataCorrected', 'urgent')),
    attachment_type_id integer not null references attachment_type,
    position integer not null
  )`,
  // What an operator changes about the rule of week-ends and holidays: a day more closed, or worked all the same.
  `create table holiday (day date primary key, closed boolean not null, name jsonb not null)`,
  `create table slot_template (
    office_id integer not null references office,
    id integer not null check (id between 1 and 30),
    start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    end_time text not null check (end_time ~ '^[0-2][0-9]:[0-5][0-9]$' and end_time > start_time),
    capacity integer not null check (capacity >= 0),
    primary key (office_id, id)
  )`,
  `create table payment_option (
    id integer primary key,
    code text not null unique,
    name text not null,
    kind text not null check (kind in ('redirect', 'code')),
    position integer not null
  )`,
])
