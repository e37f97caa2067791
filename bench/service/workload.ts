import { createHash } from 'node:crypto'
import { addDays, type IsoDate, isoDate } from '@invea/domain'
import { workingDays } from '@invea/domain/holidays'

/** The bookings of both sides: 10 offices, 60 working days, 12 slots a day, and the group sizes of goal G1. */
export interface DaySlot {
  readonly officeId: number
  readonly date: IsoDate
  readonly slotId: number
}

export const offices = Array.from({ length: 10 }, (_, at) => at + 1)
export const slots = Array.from({ length: 12 }, (_, at) => at + 1)

/** Working days after tomorrow: the first 60 for bookings, the later ones for releases. */
const workingDaysFrom = (now: Date): readonly IsoDate[] => {
  const today = isoDate(now.toISOString().slice(0, 10))
  return workingDays(addDays(today, 2), addDays(today, 120))
}
export const daysFrom = (now: Date): readonly IsoDate[] => workingDaysFrom(now).slice(0, 60)
/** A separate day for each round, with a realistic capacity. */
export const releaseDay = (now: Date, round: number): IsoDate => workingDaysFrom(now)[60 + round] as IsoDate

/** `spread`: any slot. `rush`: the twelve slots of one day. `release`: the same with a capacity of 20 each, soon full. */
export type Crowd = 'spread' | 'rush' | 'release'

export const slotsOf = (crowd: Crowd, now: Date, round: number): readonly DaySlot[] => {
  const days = crowd === 'release' ? [releaseDay(now, round)] : daysFrom(now)
  const [inOffices, onDays] = crowd === 'spread' ? [offices, days] : [offices.slice(0, 1), days.slice(0, 1)]
  return inOffices.flatMap((officeId) => onDays.flatMap((date) => slots.map((slotId) => ({ officeId, date, slotId }))))
}

/** Group size: four of five visitors book for one person, the others for two to five. */
export const applicantsOf = (): number => (Math.random() < 0.8 ? 1 : 2 + Math.floor(Math.random() * 4))

/**
 * The access token of visitor `n`. The sessions are inserted into the database before the run: one for each booking, because a session
 * holds one appointment. The statements below derive the same tokens.
 */
export const tokenOf = (visitor: number): string =>
  createHash('sha256').update(`bench-${visitor}`).digest('hex').slice(0, 43)

const token = `substr(encode(sha256(convert_to('bench-' || n, 'UTF8')), 'hex'), 1, 43)`

/** Statements that create the visitors of a range. They have passed the human check of the forms `site` and `passport`. */
export const makeVisitors = (first: number, last: number): readonly string[] => [
  `insert into session (id, kind, created_at, human)
    select n, 'anonymous', now(), jsonb_build_object('site', now() + interval '1 day', 'passport', now() + interval '1 day')
    from generate_series(${first}::bigint, ${last}::bigint) n`,
  `insert into session_token (hash, session_id, kind, expires_at)
    select sha256(convert_to(${token}, 'UTF8')), n, 'access', now() + interval '1 day'
    from generate_series(${first}::bigint, ${last}::bigint) n`,
]
