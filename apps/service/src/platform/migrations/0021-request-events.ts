import { run } from './run.ts'

/** What the agency and the applicant did to a request, for its timeline, with the reason of a correction or a rejection. */
export const requestEvents = run([
  `create table request_event (
    office_id integer not null,
    id bigint not null,
    request_id bigint not null,
    person_id bigint,
    kind text not null,
    reason bytea not null default '',
    fields jsonb not null default '[]',
    at timestamptz not null,
    primary key (office_id, id),
    foreign key (office_id, request_id) references request
  )`,
  `create index request_event_by_request on request_event (office_id, request_id, at)`,
])
