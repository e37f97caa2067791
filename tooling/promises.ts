// The promises of the product and the tests that show them. `pnpm gen` writes docs/promises.md from this table.

/** A test by file and title, or a command that anyone can run. */
export type Proof = { readonly file: string; readonly title: string } | { readonly command: string }

export interface Promised {
  readonly id: string
  readonly what: string
  readonly proofs: readonly Proof[]
  /** Figures of the proofs. A figure of the long booking proof has the name of its check. */
  readonly figure?: string
  /** The part of the promise that no proof shows yet. */
  readonly missing?: string
}

/** Unit tests are beside their source, tests of the whole service in `test/`. */
const service = (file: string, title: string): Proof => ({
  file: file.startsWith('test/') ? `apps/service/${file}` : `apps/service/src/${file}`,
  title,
})
const e2e = (file: string, title: string): Proof => ({ file: `e2e/journeys/${file}`, title })
const bookings: Proof = {
  file: 'e2e/chaos/booking.test.ts',
  title: 'no promise about appointments is broken while processes, database and connections die',
}
const long: Proof = { command: 'pnpm prove:booking long' }

export const promises: readonly Promised[] = [
  {
    id: 'C1',
    what: 'No appointment is booked twice',
    proofs: [
      bookings,
      long,
      service(
        'test/integration/hold-appointment.test.ts',
        '200 visitors at once on a slot of 20: exactly 20 hold an appointment',
      ),
      service('test/integration/instances.test.ts', 'three instances on one database: 300 visitors'),
    ],
    figure: 'check `neverOver`, `countersEqualRows`',
  },
  {
    id: 'C2',
    what: 'Acknowledged changes survive kill -9 of service and database, and a power cut on PostgreSQL',
    proofs: [
      bookings,
      long,
      service('test/power-cut/power-cut.test.ts', 'PostgreSQL loses no acknowledged row in a power cut'),
      service(
        'test/integration/service-role.test.ts',
        'refuses a server that may lose acknowledged rows, and names the setting',
      ),
    ],
    figure: 'check `acknowledgedExists`, `finalStateMatches`',
    missing: 'a power cut on the embedded database, which syncs nothing and logs this at each start',
  },
  {
    id: 'C3',
    what: 'A group gets slots for all applicants or for none',
    proofs: [
      bookings,
      long,
      service(
        'test/integration/hold-appointment.test.ts',
        'groups of one to five at once: never a part of a group, never more than the capacity',
      ),
    ],
    figure: 'check `groupsAreWhole`',
  },
  {
    id: 'C4',
    what: 'Rescheduling releases the old slot if and only if it reserves the new one',
    proofs: [
      bookings,
      long,
      service(
        'test/integration/reschedule.test.ts',
        'a request has exactly one appointment during many parallel moves',
      ),
    ],
    figure: 'check `oneAppointmentPerRequest`',
  },
  {
    id: 'C5',
    what: 'A repeated call has one effect and one response',
    proofs: [
      bookings,
      long,
      service(
        'test/integration/hold-appointment.test.ts',
        'the same key gives the same hold, repeated and in parallel',
      ),
      service(
        'test/integration/once-per-key.test.ts',
        'a key has one effect and one response, and is valid for one request',
      ),
      service('test/integration/sweeps.test.ts', 'keeps keys for 48 hours and then deletes them'),
    ],
    figure: 'check `oneEffectPerKey`',
  },
  {
    id: 'C6',
    what: 'Service and database recover automatically after a kill',
    proofs: [bookings, long],
    missing: 'the limits of 2 and 10 seconds are not asserted, because they depend on the machine',
  },
  {
    id: 'C7',
    what: 'A hold expires at its exact time, even without the sweeper',
    proofs: [
      service(
        'test/integration/hold-appointment.test.ts',
        'an expired hold is free at its exact time, with no sweeper running',
      ),
      service('test/integration/late-money.test.ts', 'an order ends after exactly three hours'),
    ],
    missing: 'jumps of the system clock',
  },
  { id: 'C8', what: 'With a full disk the service refuses writes, serves reads and recovers', proofs: [] },
  {
    id: 'C9',
    what: 'Without the database the service runs, returns 503 and recovers',
    proofs: [bookings, long],
    figure: 'check `neverFailsInside`',
    missing: 'the time until the 503',
  },
  {
    id: 'C10',
    what: 'Under ten times the load, admitted calls are served in time',
    proofs: [
      service(
        'platform/http/register.test.ts',
        'at the limit every call of the contract is refused before its body is read and its session is looked up',
      ),
      service(
        'platform/http/register.test.ts',
        'searches and uploads are refused before reads of own data, and these before bookings',
      ),
      service(
        'platform/http/admission.test.ts',
        'the limit falls below the number of running calls while new work waits too long',
      ),
    ],
    figure: '`pnpm --filter @invea/bench overload`',
  },
  {
    id: 'C11',
    what: 'A stop completes open calls',
    proofs: [
      service('test/integration/main.test.ts', 'starts, serves, stops cleanly, keeps its data'),
      service(
        'test/integration/stopping.test.ts',
        'a stop in the middle of a thousand calls completes those it began and refuses the others',
      ),
      service(
        'test/integration/stopping.test.ts',
        'H14: clients that have sent half a request, or do not read, delay a stop only by its limits',
      ),
      service('test/integration/stopping.test.ts', 'SIGTERM while the service starts ends it by its own handler'),
    ],
  },
  {
    id: 'C12',
    what: 'Two processes never share an embedded database',
    proofs: [
      service(
        'test/integration/embedded-database.test.ts',
        'refuses a database that a running process has locked, and names the process',
      ),
      service('test/integration/embedded-database.test.ts', 'the lock of a dead process is taken over'),
    ],
  },
  {
    id: 'P1',
    what: 'No forged, changed or repeated payment message has an effect',
    proofs: [
      service('test/integration/payment.test.ts', 'a forged, foreign, changed or unreadable message changes nothing'),
      service('test/integration/payment.test.ts', 'the same message fifty times has one effect'),
      service(
        'payments/providers/chapa.test.ts',
        'accepts a webhook only if the hash in x-chapa-signature covers its raw bytes',
      ),
    ],
  },
  {
    id: 'P2',
    what: 'The amount always comes from the fee table, not from the client',
    proofs: [
      service('test/integration/requests.test.ts', 'ignores values of the client for fields that the server sets'),
      service('test/integration/every-price.test.ts', 'an order has the price of the tables'),
    ],
    figure: '39 prices, for one and for five applicants, on both databases',
  },
  {
    id: 'P3',
    what: 'A late payment is settled or due for refund',
    proofs: [
      service('test/integration/late-money.test.ts', 'every received payment is paid or due back'),
      service(
        'test/integration/late-money.test.ts',
        'money that arrives after another applicant got the appointment is due back',
      ),
      service('test/model/request-model.test.ts', 'random sequences of steps end as the status table defines'),
    ],
    figure: '25 random sequences of up to 30 steps on each database; `LIFE_SEED` and `LIFE_RUNS` change them',
  },
  {
    id: 'B1',
    what: 'No one can access the data of another applicant',
    proofs: [
      service('test/security/authorization/authorization.test.ts', 'returns strangers the bytes of an unknown id'),
      service(
        'test/security/authorization/completeness.test.ts',
        'every wire field that can point at the data of a person',
      ),
    ],
  },
  {
    id: 'B2',
    what: 'One number shows only a card',
    proofs: [
      service(
        'test/integration/look-up.test.ts',
        'H8: a card has only its allowed fields, with initials instead of names',
      ),
      service(
        'test/security/authorization/authorization.test.ts',
        'shows anyone with one number a card, and nothing more',
      ),
    ],
  },
  {
    id: 'B3',
    what: 'Numbers cannot be guessed',
    proofs: [
      service('requests/request-numbers.test.ts', '100,000 numbers have evenly distributed digits and no order'),
      service(
        'requests/request-numbers.test.ts',
        'H8: at four million applications a hit takes at least 1,000,000 guesses',
      ),
      service(
        'test/integration/look-up.test.ts',
        'H8: after three look-ups by one number a session needs a proof, and one proof allows ten',
      ),
    ],
  },
  {
    id: 'B4',
    what: 'Files for browsers contain no secrets',
    proofs: [{ file: 'packages/api/src/bundle.test.ts', title: 'the contract and its document stay at the service' }],
    missing: 'a search of the built portals for secrets',
  },
  {
    id: 'B5',
    what: 'A link to a document works for five minutes, and only for the session it was made for',
    proofs: [
      service(
        'test/integration/documents.test.ts',
        'a link is invalid after five minutes, with a changed letter, in another session and without one (H13)',
      ),
      service('test/security/authorization/links.test.ts', 'works for exactly five minutes'),
    ],
  },
  {
    id: 'B6',
    what: 'Known and unknown names and numbers get the same response',
    proofs: [
      service(
        'test/integration/equal-work.test.ts',
        'a wrong password and an unknown name: same response, same statements',
      ),
      service(
        'test/integration/look-up.test.ts',
        'an unknown number, a wrong pair and a typing error get the same response',
      ),
    ],
    missing: 'response times: equal work is shown by statements and hashes, not by milliseconds',
  },
  {
    id: 'B7',
    what: 'The number of a group member shows only that member',
    proofs: [
      service(
        'test/integration/group-look-up.test.ts',
        'the number of a group member shows strangers only that person',
      ),
    ],
  },
  {
    id: 'B8',
    what: 'An SMS cancels only with both numbers, once, and only when the operator’s gateway signed it',
    proofs: [
      service(
        'test/integration/cancel-by-sms.test.ts',
        'numbers that do not belong together and numbers that do not exist get the same reply, and count as failed look-ups',
      ),
      service(
        'test/integration/cancel-by-sms.test.ts',
        'the same message again, and ten times at once, has one effect and one reply',
      ),
      service(
        'test/integration/cancel-by-sms.test.ts',
        'a message whose processing failed has no effect, and cancels when it is sent again',
      ),
      service(
        'test/integration/cancel-by-sms.test.ts',
        'a forged, changed, unsigned, old or early message changes nothing',
      ),
    ],
  },
  {
    id: 'A1',
    what: 'Passwords have a slow hash, common ones are refused, guesses are limited, and guesses of strangers lock out no member',
    proofs: [
      service(
        'test/integration/sign-in-attempts.test.ts',
        'H6: while a stranger fails again and again, the owner signs in',
      ),
      service(
        'test/integration/sign-in-attempts.test.ts',
        'H6: in the stranger’s own network the owner passes with a known device',
      ),
      service(
        'test/integration/sign-in-attempts.test.ts',
        'H6: in the stranger’s own network an unknown device passes',
      ),
      service('test/integration/sign-in-attempts.test.ts', 'H21: the pause after failures grows to an hour'),
      service('accounts/passwords.test.ts', 'a password is argon2id with 19 MiB and two passes'),
      service('accounts/passwords.test.ts', 'the list has far more than the required three thousand'),
    ],
  },
  {
    id: 'A2',
    what: 'Session tokens are stored as hashes, rotate, expire and end at sign-out, and no page reads the refresh token',
    proofs: [
      service('test/integration/sessions.test.ts', 'stores tokens only as hashes'),
      service('test/integration/sessions.test.ts', 'sign-out ends the session at the service'),
      service('test/integration/sessions.test.ts', 'H9: a response to a page never contains the refresh token'),
      service('test/integration/sessions.test.ts', 'H11: a retry within half a minute gets the same successor'),
      service(
        'test/integration/shared-computer.test.ts',
        'H9b: the cookie ends with the browser, and the page ends the session',
      ),
      service('test/integration/sessions.test.ts', 'a member’s session ends after half an hour without a call'),
      service('test/integration/sessions.test.ts', 'a member’s session ends twelve hours after the sign-in'),
    ],
  },
  {
    id: 'A3',
    what: 'A one-time code allows at most five guesses, also across kills',
    proofs: [
      service('test/integration/one-time-code.test.ts', 'checks five of a hundred parallel guesses'),
      service('test/integration/killed.test.ts', 'attempts that were counted before a kill -9 count after it'),
    ],
  },
  {
    id: 'A4',
    what: 'The ten urgent minutes run by the service’s clock',
    proofs: [service('test/integration/one-time-code.test.ts', 'the urgent minutes run on the service’s clock')],
  },
  {
    id: 'A5',
    what: 'A password is reset only with the mailed token, and the link is ours',
    proofs: [
      service(
        'test/integration/reset-password.test.ts',
        'sets no password without a proof, or with another name’s, an invented or an old one',
      ),
      service('accounts/mailed-links.test.ts', 'are sixty different ones'),
    ],
  },
  {
    id: 'A6',
    what: 'The service verifies captchas itself, once, for their own form',
    proofs: [
      service('test/integration/verify-captcha.test.ts', 'a solution is invalid for another form, for another session'),
    ],
  },
  {
    id: 'A7',
    what: 'Only the owner of the mailbox can register an e-mail address, whatever strangers register',
    proofs: [
      service(
        'test/integration/register-user.test.ts',
        'H6b: a registration by a stranger does not block the owner of the e-mail address',
      ),
      service(
        'test/integration/register-user.test.ts',
        'H6b: the owner who opens the link of a stranger’s registration does not get the stranger’s phone',
      ),
      service(
        'test/integration/register-user.test.ts',
        'H6b: a stranger who uses up the mails to an address does not block its owner',
      ),
      service(
        'test/integration/equal-work.test.ts',
        'H6b: a sign-up: same response and same statements whether or not the address is registered',
      ),
    ],
  },
  {
    id: 'A8',
    what: 'Only the owner can change the phone number of an account: with the old phone, or by mail after a delay in which the change can be cancelled',
    proofs: [
      service(
        'test/integration/phone-change.test.ts',
        'neither code alone changes anything, nor do codes of another session',
      ),
      service(
        'test/integration/phone-change.test.ts',
        'with the mailed link the change is pending; the old phone and the mailbox get a message',
      ),
      service(
        'test/integration/phone-change.test.ts',
        'the link in the notice cancels the change once, in any browser',
      ),
      service(
        'test/integration/phone-change.test.ts',
        'after the waiting time the change is applied once by parallel instances',
      ),
    ],
  },
  {
    id: 'H1',
    what: 'A hoarder gets at most 15 % of a day; honest visitors get the rest',
    proofs: [
      service(
        'test/integration/fair-access.test.ts',
        'H1: parallel holds of forty networks take no more than a tenth of the day without a code',
      ),
      {
        file: 'e2e/chaos/abuse.test.ts',
        title: 'H1, H2, H8: hoarders, resellers and guessers get no more than the limits',
      },
    ],
    missing:
      'hoarders with many phones or mailboxes: each allows five unpaid applicants, and a separate mail host has any number of mailboxes',
  },
  {
    id: 'H2',
    what: 'An unpaid appointment expires, whatever is ordered',
    proofs: [
      service(
        'test/integration/payment.test.ts',
        'H2: confirming, ordering and ordering again never extend the 24 hours from submission',
      ),
      {
        file: 'e2e/chaos/abuse.test.ts',
        title: 'H1, H2, H8: hoarders, resellers and guessers get no more than the limits',
      },
    ],
  },
  {
    id: 'H3',
    what: 'At a release visitors are admitted in order or by a published draw, keep position and input, and see a wait instead of an error',
    proofs: [
      e2e(
        'waiting-line.spec.ts',
        'a waiting line opens before Next: the form shows the wait, a reload keeps it, and the appointment is held',
      ),
      e2e(
        'waiting-line.spec.ts',
        'the waiting page shows the same in four languages with one ticket, and links to the form',
      ),
      e2e(
        'waiting-nginx.spec.ts',
        'nginx serves the waiting page instead of Home while the service is stopped; the page continues once the service is up',
      ),
      service(
        'test/integration/waiting-line.test.ts',
        'admits no visitor before the opening, and draws the order of the early tickets: each has one position',
      ),
      {
        file: 'bench/scale/simulate.test.ts',
        title: 'the draw gives those who come early no advantage; later arrivals are served in their order',
      },
    ],
    figure: '[Scale](scale.md): 100,000 and 1,000,000 people, simulated with measured rates',
    missing: 'a real crowd of that size; a broker with many addresses gets many tickets',
  },
  {
    id: 'U',
    what: 'Hostile files are refused or stored as pictures of their pages; stored files have no metadata',
    proofs: [
      service(
        'attachments/inspect-upload.test.ts',
        'removes metadata and trailing bytes from a picture and keeps its size',
      ),
      service('attachments/rebuild-pdf.test.ts', 'H12: removes author, title, dates, XMP, text and unused objects'),
      service('test/security/uploads/pdf-memory.test.ts', 'H12: refuses a page that decompresses beyond the limit'),
      service('test/integration/worker-pool.test.ts', 'H12: stops a document that takes too long, with its thread'),
      service('test/security/uploads/uploads.test.ts', 'the corpus has at least 60 hostile and 30 clean files'),
    ],
    figure: '75 hostile files, 34 clean ones; a PDF gets 10 pages, 4 million pixels a page, 256 MB and 15 s',
    missing: 'the numbers of the long form: 300 hostile and 100 clean files; memory and time of one file',
  },
  {
    id: 'F1',
    what: 'No hostile request causes a 5xx',
    proofs: [
      service('test/security/fuzz/fuzz.test.ts', 'valid, almost valid and hostile requests break nothing'),
      service(
        'test/security/fuzz/fuzz.test.ts',
        'H14b: a wrong value at any position of the JSON inside a field or a header',
      ),
    ],
    figure: '10,000 requests; `FUZZ_SEED` and `FUZZ_REQUESTS` change them',
    missing: 'the long form of 500,000',
  },
  {
    id: 'F2',
    what: 'Slow clients do not delay other clients',
    proofs: [service('test/integration/slow-clients.test.ts', '400 slow clients do not delay others')],
    figure:
      '100 clients each that send nothing, send headers or a body byte by byte, or read nothing; a body has 30 s, an upload needs 4 KB in 30 s',
  },
  {
    id: 'L1',
    what: 'Logs contain no personal data',
    proofs: [
      service('test/integration/no-names-in-logs.test.ts', 'leaves no personal value in logs, audit or addresses'),
    ],
    missing: 'crash dumps of the process',
  },
  {
    id: 'L2',
    what: 'Audit rows cannot be changed, and a change is detected',
    proofs: [
      service('test/integration/audit-chain.test.ts', 'rows written in parallel while two sealers run form one chain'),
      service('test/integration/audit-chain.test.ts', 'refuses to change or delete rows of the log and the chain'),
      service('test/integration/audit-chain.test.ts', 'a changed, a removed and an added row'),
      bookings,
    ],
    figure: 'check `oneAuditRowPerChange`',
  },
  {
    id: 'L3',
    what: 'Every view of a document is recorded',
    proofs: [
      service(
        'test/integration/documents.test.ts',
        'writes one audit row each time a document is opened, and none when it is refused',
      ),
    ],
  },
  {
    id: 'E1',
    what: 'Personal columns and files are encrypted, and keys can be rotated',
    proofs: [
      service('test/integration/requests.test.ts', 'stores no personal data in clear text'),
      service('operator/rotate-keys.test.ts', 'after a key rotation all values can be decrypted with only the new key'),
    ],
  },
  {
    id: 'E2',
    what: 'Data that is no longer needed is deleted in time',
    proofs: [
      service('test/integration/one-person.test.ts', 'erases unpaid requests after 30 days'),
      service('test/integration/sweeps.test.ts', 'keeps keys for 48 hours and then deletes them'),
    ],
    missing: 'a retention period of the audit log, which the agency must decide',
  },
  {
    id: 'E3',
    what: 'One call exports or erases the data of a person',
    proofs: [
      service(
        'test/integration/one-person.test.ts',
        'exports all data of a person, erases it except for data that the law retains, and lists the exceptions',
      ),
      service('test/integration/one-person.test.ts', 'erases an account with its messages'),
    ],
    missing: 'backups, which contain the data until they are deleted',
  },
  {
    id: 'R1',
    what: 'A restore is complete and quick',
    proofs: [
      service(
        'test/integration/restore.test.ts',
        'a destroyed database and its files are restored to a chosen second, complete and verified',
      ),
      service(
        'test/integration/restore.test.ts',
        'a destroyed database and its bucket are restored to a chosen second, complete and verified',
      ),
      service(
        'test/integration/restore-person.test.ts',
        'restores a person who was erased in error from a copy, once, with an audit row',
      ),
      { command: 'pnpm prove:restore' },
    ],
  },
  {
    id: 'R2',
    what: 'Migrations complete under load and after a kill',
    proofs: [
      service(
        'test/integration/migrate-killed.test.ts',
        'a service killed during its migrations leaves no changes, and the next one migrates',
      ),
      service('test/integration/migrate-killed.test.ts', 'starts after a kill at any stage of the first start'),
      service(
        'platform/migrations/migrations.test.ts',
        'no migration after the baseline blocks calls on a full database',
      ),
      service(
        'test/integration/migrate-under-use.test.ts',
        'a migration that waits for its lock does not block other calls, and succeeds when the lock is free',
      ),
      service(
        'test/integration/migrate-under-use.test.ts',
        'builds an index while other transactions write to the table',
      ),
      { command: 'pnpm prove:cluster upgrade' },
      { command: 'pnpm prove:upgrade' },
    ],
  },
  {
    id: 'R3',
    what: 'One of three machines, or a part of one, may fail without lost or repeated changes',
    proofs: [{ command: 'pnpm prove:cluster long' }],
    missing: 'separate machines: all parts of the proof share one',
  },
  {
    id: 'S1',
    what: 'Pages break no policy and send requests to no other host',
    proofs: [e2e('shell.spec.ts', 'Home sends requests to no other host, and breaks no policy')],
    missing: 'every page but Home',
  },
  {
    id: 'S2',
    what: 'Dependencies have exact versions and hashes, and are listed',
    proofs: [
      { file: 'tooling/dependencies.test.ts', title: 'every dependency has one exact version' },
      { file: 'tooling/dependencies.test.ts', title: 'the lockfile has the hash of every package' },
      { file: 'tooling/dependencies.test.ts', title: '`pnpm run sbom` lists every dependency' },
    ],
  },
  {
    id: 'S3',
    what: 'Containers run without root and write only to volumes and memory',
    proofs: [
      {
        file: 'tooling/containers/compose-file.test.ts',
        title: 'every service of deploy/compose.yaml is translated, starts after what it needs, and is restricted',
      },
      { command: 'pnpm prove:containers' },
    ],
    missing: 'Docker, the images of the registry, and Podman without root',
  },
  {
    id: 'W1',
    what: 'A draft survives a kill of the browser',
    proofs: [
      {
        file: 'packages/portal-kit/src/drafts/database.test.ts',
        title: 'writes with strict durability',
      },
      {
        file: 'packages/portal-kit/src/application-form/retry-pending.test.ts',
        title: 'repeats a pending request with the same payload and key after a reload, at any time',
      },
      e2e(
        'killed-browser.spec.ts',
        'the browser is killed at every step: one tap continues, no box must be ticked again, and no input is lost',
      ),
      e2e(
        'killed-group.spec.ts',
        'two apply together and the browser is killed between them: one tap continues with the hold and the first applicant',
      ),
      e2e(
        'killed-urgent.spec.ts',
        'the browser of a member is killed in an urgent request: the session and the clock continue, one tap opens the step',
      ),
    ],
  },
  {
    id: 'W2',
    what: 'A draft does not leak after log-out',
    proofs: [
      e2e(
        'draft-leak.spec.ts',
        'the input of a member is not readable on the device, and is not offered after log-out',
      ),
    ],
    missing: 'the same after 24 hours: only unit tests show the expiry of a key',
  },
  {
    id: 'W3',
    what: 'The whole journey works on a slow connection that breaks',
    proofs: [
      e2e('bad-line.spec.ts', 'on a slow connection that loses calls, one request reaches its payment'),
      e2e('slow-line.spec.ts', 'on a cheap phone with a slow connection the request reaches its payment'),
      e2e(
        'lost-parts.spec.ts',
        'a form whose scripts were lost shows a message after half a minute, with a link that loads it again',
      ),
    ],
    figure:
      'every sixth call breaks at 1,000 kbit/s; `BAD_LINE=village` breaks every twentieth at 50 kbit/s and 400 ms',
    missing: 'payment at the provider and the slip on such a connection',
  },
  {
    id: 'X1',
    what: 'No text from the data runs as code in a page',
    proofs: [
      e2e('hostile-data.spec.ts', 'names, addresses and inputs that contain code are shown as text, in every language'),
    ],
    figure: '162 texts in master data and typed fields, over a hundred of them shown, in four languages',
    missing: 'the Origin ID portal’s own screens',
  },
  {
    id: 'X2',
    what: 'No cell of an exported table can run as a formula',
    proofs: [service('operator/csv-file.test.ts', 'no text starts a cell that a table program executes')],
  },
]
