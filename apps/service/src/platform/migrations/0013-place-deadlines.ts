import { run } from './run.ts'

/**
 * An unpaid place ends at its own moment (D25), as a held one does (D24): whoever finds a slot full may take it from then on. The
 * moment stands on the row that is taken, so that paying and taking cannot both succeed. Urgent places say their option.
 */
export const placeDeadlines = run([
  `alter table appointment add column urgent_days integer check (urgent_days in (2, 5))`,
  `alter table appointment drop constraint appointment_held_expires`,
  `alter table appointment add constraint appointment_held_expires check (state <> 'held' or expires_at is not null)`,
  `alter table appointment add constraint appointment_ended_keeps_no_deadline
    check (state in ('held', 'final') or expires_at is null)`,
  `update appointment place set expires_at = request.place_kept_until from request
    where place.office_id = request.office_id and place.request_id = request.id and place.state = 'final'
      and request.status in ('initial', 'confirmed', 'urgentApproved', 'awaitingPayment')`,
])
