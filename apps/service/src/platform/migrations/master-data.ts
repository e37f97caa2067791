/** Small reference tables, loaded by the operator. */
export const masterData = [
  `create table region (id integer primary key, name jsonb not null, position integer not null)`,
  `create table city (
    id integer primary key,
    region_id integer not null references region,
    name jsonb not null,
    position integer not null,
    latitude double precision check (latitude between -90 and 90), -- degrees north
    longitude double precision check (longitude between -180 and 180), -- degrees east
    check ((latitude is null) = (longitude is null))
  )`,
  `create index city_by_region on city (region_id)`,
  `create table office (
    id integer primary key check (id between 1 and 1023), -- part of every id of a request, appointment or payment
    city_id integer not null references city,
    name jsonb not null,
    address jsonb not null,
    phone text not null,
    fax text not null,
    main boolean not null,
    processing_days integer not null check (processing_days between 0 and 365),
    position integer not null,
    -- D46: null for all.
    request_types text
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
    replacement_reason text, -- null: for every reason
    condition text not null
      check (condition in ('always', 'adult', 'under18', 'adopted', 'dataCorrected', 'urgent')),
    attachment_type_id integer not null references attachment_type,
    position integer not null,
    -- Null: for passports.
    origin_id_service text
  )`,
  // An operator's exceptions to the rule of weekends and holidays: an extra closed day, or a working day.
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
    name text not null, -- in English, for lists of the operator
    kind text not null check (kind in ('redirect', 'code')),
    position integer not null,
    names jsonb, -- null in rows of the previous release
    -- Null: the general steps of its kind.
    steps jsonb
  )`,
  // `sample`: true for an amount of the sample data, until an operator sets one (A §1 has no amount for the Origin ID).
  `create table fee_setting (
    code text primary key,
    amount integer not null check (amount > 0),
    sample boolean not null default false
  )`,
  // D26: days on which one or all offices give no appointments for one or all services, with a notice in four languages.
  `create table office_closure (
    id integer primary key,
    office_id integer references office, -- null: all offices
    service text, -- null: everything
    first_day date not null,
    last_day date not null check (last_day >= first_day),
    notice jsonb not null,
    created_at timestamptz not null,
    reopened_at timestamptz -- when the operator cancelled it
  )`,
]
