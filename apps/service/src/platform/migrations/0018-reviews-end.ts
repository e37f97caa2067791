import { run } from './run.ts'

/** An urgent request under review ends with its day: those that wait already get the moment its office closes. */
export const reviewsEnd = run([
  `update request set place_kept_until = (place.day + coalesce((select max(end_time) from slot_template slot
      where slot.office_id = place.office_id), '00:00')::time) at time zone 'Africa/Addis_Ababa'
    from appointment place
    where request.status = 'underReview' and place.office_id = request.office_id and place.request_id = request.id
      and place.state = 'final'`,
  `update appointment place set expires_at = request.place_kept_until from request
    where request.status = 'underReview' and place.office_id = request.office_id and place.request_id = request.id
      and place.state = 'final'`,
])
