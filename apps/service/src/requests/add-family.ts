import type { AddedFamily } from '@invea/api/wire'
import { checkFamily, type FamilyMember, type Issue, mostFamilyMembers } from '@invea/domain'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { referenceIssues } from './check-references.ts'
import { changeFamily, familyRows, insertFamily } from './family.ts'
import { lockPersonForEdit } from './lock-for-edit.ts'
import { recordChange } from './record-change.ts'

const invalid = (issues: readonly Issue[]) => refused('invalidInput', { issues })

/** AddFamily (B §7): family of one own person. A member that has an id is written anew, as the described list saves an edited one. */
export const addFamily: Handler<AddedFamily, readonly FamilyMember[]> = async (context, { personId, members }) => {
  const { services } = context
  const snapshot = await services.master.snapshot()
  return context.runOnce<readonly FamilyMember[]>(async (trx) => {
    const locked = await lockPersonForEdit(trx, context, personId)
    if (!locked.ok) return locked
    const { stored, person } = locked.value
    const checked = checkFamily(members)
    if (!checked.ok) return invalid(checked.error)
    const unknown = referenceIssues({ ...person.applicant, family: checked.value }, snapshot)
    const issues = unknown.filter(({ field }) => field.startsWith('family.'))
    if (issues.length > 0) return invalid(issues)

    const rows = await familyRows(trx, person.row)
    const written: FamilyMember[] = []
    const fresh = checked.value.filter(({ id }) => id === undefined)
    const known = checked.value.flatMap((member) => {
      const row = rows.find(({ id }) => id === member.id)
      return row ? [{ row, member }] : []
    })
    if (fresh.length + known.length < checked.value.length) return refused('notFound')
    if (rows.length + fresh.length > mostFamilyMembers) {
      return invalid([{ field: 'family', code: 'tooLong', params: { max: mostFamilyMembers } }])
    }
    for (const { row, member } of known) {
      await changeFamily(trx, services, row, member)
      written.push(member)
    }
    const position = { officeId: person.row.office_id, personId, from: (rows.at(-1)?.position ?? -1) + 1 }
    written.push(...(await insertFamily(trx, services, position, fresh)))
    const detail = { added: fresh.length, changed: known.length }
    await recordChange(trx, context, stored, { action: 'family.added', personId, detail })
    return done(written)
  })
}
