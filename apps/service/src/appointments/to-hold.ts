import type { PlaceRequest } from '@invea/api/wire'
import type { Hold, Slot } from '@invea/domain'
import type { MasterSnapshot, SlotTemplate } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'

/** The rows of one hold as the portals know it; the rows are in the order of their legs, at least one. */
export const holdOf = (rows: readonly Row<'appointment'>[], snapshot: MasterSnapshot): Hold => {
  const [first] = rows
  if (!first?.expires_at) throw new Error('a hold has at least one live row')
  const slotOf = (row: Row<'appointment'>): Slot | undefined => {
    const template = snapshot.slotsOf.get(row.office_id)?.find(({ id }) => id === row.slot_id)
    return (
      template && { id: template.id, startTime: template.startTime, endTime: template.endTime, part: template.part }
    )
  }
  const shares = rows.flatMap((row) => {
    const slot = slotOf(row)
    return slot ? [{ slot, applicants: row.places }] : []
  })
  return {
    appointmentIds: rows.map(({ id }) => id),
    date: first.day,
    slot: slotOf(first),
    parts: rows.length > 1 ? shares : undefined,
    officeId: first.office_id,
    requestType: first.request_type,
    applicants: rows.reduce((sum, { places }) => sum + places, 0),
    urgentDays: first.urgent_days ?? undefined,
    expiresAt: first.expires_at.toISOString(),
    extendable: !first.extended,
  }
}

/** A hold of one slot, or of an urgent day, that was just taken. */
export const newHold = (
  id: number,
  { officeId, date, requestType, applicants, urgentDays }: PlaceRequest,
  [template]: readonly SlotTemplate[],
  expiresAt: Date,
): Hold => ({
  appointmentIds: [id],
  date,
  slot: template && { id: template.id, startTime: template.startTime, endTime: template.endTime, part: template.part },
  officeId,
  requestType,
  applicants,
  urgentDays,
  expiresAt: expiresAt.toISOString(),
  extendable: true,
})
