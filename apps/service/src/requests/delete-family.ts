import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findFamilyRow, removeFamily } from './family.ts'
import { lockPersonForEdit } from './lock-for-edit.ts'
import { recordChange } from './record-change.ts'

/** DeleteFamily (B §7): takes one member away. One that is gone answers like one that never was. */
export const deleteFamily: Handler<{ readonly familyId: number }, null> = (context, { familyId }) =>
  context.runOnce<null>(async (trx) => {
    const listed = await findFamilyRow(trx, familyId)
    if (!listed) return refused('notFound')
    const locked = await lockPersonForEdit(trx, context, listed.person_id)
    if (!locked.ok) return locked
    const { stored, person } = locked.value
    if (!(await findFamilyRow(trx, familyId))) return refused('notFound')
    await removeFamily(trx, [listed])
    await recordChange(trx, context, stored, { action: 'family.deleted', personId: person.row.id })
    return done(null)
  })
