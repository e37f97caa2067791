// The promises of the product and the tests that show them. docs/promises.md is generated from this list.
// One table, so longer than other files.

/** A test by file and title, or a command that anyone can run. */
export type Proof = { readonly file: string; readonly title: string } | { readonly command: string }

export interface Promised {
  readonly id: string
  readonly what: string
  readonly proofs: readonly Proof[]
  /** What the proofs measure or count. A figure of the long booking proof is named by its check. */
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
    what: 'No appointment is given twice',
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
    what: 'What was acknowledged is kept through kill -9 of service and database, and through a power cut on PostgreSQL',
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
    missing: 'a power cut on the embedded database: it syncs nothing, and its log says so at each start',
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
    what: 'Moving an appointment frees the old slot if and only if the new one is taken',
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
    what: 'A repeated call has one effect and one answer',
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
    what: 'Service and database come back by themselves after a kill',
    proofs: [bookings, long],
    missing: 'the bounds of 2 and 10 seconds are not asserted: they depend on the machine',
  },
  {
    id: 'C7',
    what: 'A hold ends at its moment, even with a dead sweeper',
    proofs: [
      service(
        'test/integration/hold-appointment.test.ts',
        'an expired hold is free at its exact time, with no sweeper running',
      ),
      service('test/integration/late-money.test.ts', 'an order ends after exactly three hours'),
    ],
    missing: 'jumps of the clock of the machine',
  },
  { id: 'C8', what: 'A full disk refuses writes, answers reads and heals', proofs: [] },
  {
    id: 'C9',
    what: 'Without the database the service stays up, returns 503 and recovers',
    proofs: [bookings, long],
    figure: 'check `neverFailsInside`',
    missing: 'how fast the 503 comes',
  },
  {
    id: 'C10',
    what: 'Under ten times the load those who are admitted are served in time',
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
    what: 'A stop finishes what is on its way',
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
    what: 'The amount comes from the fee table, whatever the client sends',
    proofs: [
      service('test/integration/requests.test.ts', 'ignores values of the client for fields that the server sets'),
      service('test/integration/every-price.test.ts', 'an order has the price of the tables'),
    ],
    figure: '39 prices, for one and for five applicants, on both databases',
  },
  {
    id: 'P3',
    what: 'Money that comes late is paid or due back',
    proofs: [
      service('test/integration/late-money.test.ts', 'every received payment is paid or due back'),
      service(
        'test/integration/late-money.test.ts',
        'money that arrives after another applicant got the appointment is due back',
      ),
      service('test/model/request-model.test.ts', 'random sequences of steps end as the status table defines'),
    ],
    figure: '25 lives of up to 30 steps on each database; `LIFE_SEED` and `LIFE_RUNS` make others and more',
  },
  {
    id: 'B1',
    what: 'The data of another applicant cannot be reached',
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
    what: 'One number alone shows a card',
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
    what: 'What is delivered to browsers holds no secret',
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
    what: 'Known and unknown names and numbers answer alike',
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
    missing: 'the clock: equal work is shown by statements and hashes, not by milliseconds',
  },
  {
    id: 'B7',
    what: 'A member’s number shows that member of a group alone',
    proofs: [
      service(
        'test/integration/group-look-up.test.ts',
        'the number of a group member shows strangers only that person',
      ),
    ],
  },
  {
    id: 'B8',
    what: 'An SMS cancels with both numbers alone, once, and only when the operator’s gateway signed it',
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
    what: 'Passwords are hashed slowly, the well-known ones refused, guesses are few, and strangers’ guesses lock out no member',
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
    what: 'Session tokens are stored hashed, rotate, die at sign-out and by themselves, and no page reads the refresh token',
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
    what: 'A one-time code is guessed five times at most, through kills too',
    proofs: [
      service('test/integration/one-time-code.test.ts', 'checks five of a hundred parallel guesses'),
      service('test/integration/killed.test.ts', 'attempts that were counted before a kill -9 count after it'),
    ],
  },
  {
    id: 'A4',
    what: 'The ten urgent minutes run on the service’s clock',
    proofs: [service('test/integration/one-time-code.test.ts', 'the urgent minutes run on the service’s clock')],
  },
  {
    id: 'A5',
    what: 'A password is reset by the mailed proof alone, and the link is ours',
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
    what: 'Captchas are verified here, once, for their own form',
    proofs: [
      service('test/integration/verify-captcha.test.ts', 'a solution is invalid for another form, for another session'),
    ],
  },
  {
    id: 'A7',
    what: 'An e-mail address can be registered by the owner of its mailbox alone, whatever strangers register',
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
    what: 'The phone of an account is changed by its owner alone: with the old phone, or by mail and a waiting time in which it can be cancelled',
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
    what: 'A hoarder gets at most 15 % of a day, and honest visitors get the rest',
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
      'hoarders with many phones or mailboxes: each proves five unpaid applicants, and a mail host of their own has as many mailboxes as they like',
  },
  {
    id: 'H2',
    what: 'An unpaid appointment ends, whatever is ordered',
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
    what: 'At a release everyone is admitted in order or by a published draw, keeps the position and what was typed, and sees a wait instead of an error',
    proofs: [
      e2e(
        'waiting-line.spec.ts',
        'a line opens before Next: the wait shows inside the form, survives a reload, and the appointment is held',
      ),
      e2e(
        'waiting-line.spec.ts',
        'the waiting page tells the same in four languages with one ticket, and leads to the form',
      ),
      e2e(
        'waiting-nginx.spec.ts',
        'nginx serves the waiting page instead of Home while the service is stopped; the page goes on by itself once it is back',
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
    what: 'Hostile files are refused or kept as pictures of their pages, what is kept has no metadata',
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
    missing: 'the counts of the long form: 300 hostile and 100 clean files; memory and time of one file',
  },
  {
    id: 'F1',
    what: 'No request, however hostile, makes a 5xx',
    proofs: [
      service('test/security/fuzz/fuzz.test.ts', 'valid, almost valid and hostile requests break nothing'),
      service(
        'test/security/fuzz/fuzz.test.ts',
        'H14b: a wrong value at any position of the JSON inside a field or a header',
      ),
    ],
    figure: '10,000 requests; `FUZZ_SEED` and `FUZZ_REQUESTS` make others and more',
    missing: 'the long form of 500,000',
  },
  {
    id: 'F2',
    what: 'Slow clients do not delay other clients',
    proofs: [service('test/integration/slow-clients.test.ts', '400 slow clients do not delay others')],
    figure:
      '100 each that send nothing, headers or a body letter by letter, or read nothing; a body has 30 s, an upload as long as 4 KB arrive in 30 s',
  },
  {
    id: 'L1',
    what: 'Logs hold nothing personal',
    proofs: [
      service('test/integration/no-names-in-logs.test.ts', 'leaves no personal value in logs, audit or addresses'),
    ],
    missing: 'crash dumps of the process',
  },
  {
    id: 'L2',
    what: 'The audit log takes no later word, and a change is found',
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
    what: 'Every look at a document is recorded',
    proofs: [
      service(
        'test/integration/documents.test.ts',
        'writes one audit row each time a document is opened, and none when it is refused',
      ),
    ],
  },
  {
    id: 'E1',
    what: 'Personal columns and files rest sealed, keys can be changed',
    proofs: [
      service('test/integration/requests.test.ts', 'stores no personal data in clear text'),
      service('operator/rotate-keys.test.ts', 'after a key rotation all values can be decrypted with only the new key'),
    ],
  },
  {
    id: 'E2',
    what: 'What is not needed any more is forgotten in time',
    proofs: [
      service('test/integration/one-person.test.ts', 'erases unpaid requests after 30 days'),
      service('test/integration/sweeps.test.ts', 'keeps keys for 48 hours and then deletes them'),
    ],
    missing: 'an end of the audit log itself: the agency has to name it',
  },
  {
    id: 'E3',
    what: 'A person’s data leave and go by one call',
    proofs: [
      service(
        'test/integration/one-person.test.ts',
        'exports all data of a person, erases it except for data that the law retains, and lists the exceptions',
      ),
      service('test/integration/one-person.test.ts', 'erases an account with its messages'),
    ],
    missing: 'backups, which keep what they held until they are deleted',
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
    what: 'Migrations go forward under load and after a kill',
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
    what: 'One of three machines, or a part of one, may fail: nothing acknowledged is lost or done twice',
    proofs: [{ command: 'pnpm prove:cluster long' }],
    missing: 'three machines of their own: all parts of the proof share one',
  },
  {
    id: 'S1',
    what: 'Pages break no policy and send requests to no other host',
    proofs: [e2e('shell.spec.ts', 'Home sends requests to no other host, and breaks no policy')],
    missing: 'every page but Home',
  },
  {
    id: 'S2',
    what: 'What is installed is named, frozen and listed',
    proofs: [
      { file: 'tooling/dependencies.test.ts', title: 'every dependency is named with one exact version' },
      { file: 'tooling/dependencies.test.ts', title: 'the lockfile has the hash of every package' },
      { file: 'tooling/dependencies.test.ts', title: 'a list of everything that is installed can be made' },
    ],
  },
  {
    id: 'S3',
    what: 'Containers run without root and write in volumes and memory alone',
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
    what: 'A draft survives the death of the browser',
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
        'two apply together and the browser is killed between them: the hold and the first applicant are there, one tap goes on',
      ),
      e2e(
        'killed-urgent.spec.ts',
        'the browser of a member is killed in an urgent request: still signed in, the clock still runs, one tap goes on',
      ),
    ],
  },
  {
    id: 'W2',
    what: 'A draft does not leak after log-out',
    proofs: [
      e2e('draft-leak.spec.ts', 'what a member typed is not readable on the device, and is not offered after log-out'),
    ],
    missing: 'the same after 24 hours: the end of a key by time is shown by its own tests alone',
  },
  {
    id: 'W3',
    what: 'The whole way works on a slow, breaking line',
    proofs: [
      e2e('bad-line.spec.ts', 'on a line that loses calls again and again the request goes to its payment, once'),
      e2e('slow-line.spec.ts', 'on a cheap phone and a slow line the request goes to its payment'),
      e2e(
        'lost-parts.spec.ts',
        'a form whose scripts were lost shows a message after half a minute, with a link that loads it again',
      ),
    ],
    figure:
      'every sixth call broken at 1,000 kbit/s; `BAD_LINE=village` breaks every twentieth at 50 kbit/s and 400 ms',
    missing: 'paying at the provider and the slip over such a line',
  },
  {
    id: 'X1',
    what: 'No text from the data runs in a page',
    proofs: [
      e2e(
        'hostile-data.spec.ts',
        'names, addresses, notes and files that are programs are shown as what they are, in every language',
      ),
    ],
    figure: '162 texts in master data and typed fields, over a hundred of them shown, in four languages',
    missing: 'the Origin ID portal’s own screens',
  },
  {
    id: 'X2',
    what: 'No cell of a table sheet could be run',
    proofs: [service('operator/csv-file.test.ts', 'no text starts a cell that a table program executes')],
  },
]
