import { run } from './run.ts'

/** D47: open requests by names and birth date, where no document number tells two persons apart. */
export const samePerson = run([
  `create table open_person (
    office_id integer not null,
    request_id bigint not null,
    person_id bigint not null,
    names_index bytea not null,
    certificate_index bytea,
    passport_index bytea,
    primary key (office_id, person_id)
  )`,
  `create index open_person_by_names on open_person (names_index)`,
  `create index open_person_by_request on open_person (office_id, request_id)`,
])
