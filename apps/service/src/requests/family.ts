import type { Issue } from '@invea/domain'
import { checkFamily, FamilyMember, maxFamilyMembers, OriginIdFamilyMember } from '@invea/domain/applicant'
import type { EndpointHandler } from '../app-context.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { type Reader, type Trx, writeBeforeCommit } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId, officeOf } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { ok, refused } from '../platform/refusal.ts'
import { originIdServiceOf, referenceIssues } from './check-applicant.ts'
import { lockPersonForEdit, recordChange } from './request-edit.ts'

type Person = Pick<Row<'request_person'>, 'office_id' | 'id'>

const encryptMember = ({ encryption }: WithEncryption, id: number, { id: _id, ...member }: FamilyMember): Buffer =>
  encryption.encryptJson(member, encryptionContext.family(id))

/** Stores members with new ids before the commit, in order from a position. Returns them with their ids. */
export const insertFamily = async (
  trx: Trx,
  services: WithEncryption,
  position: { readonly officeId: number; readonly personId: number; readonly from: number },
  members: readonly FamilyMember[],
): Promise<readonly FamilyMember[]> => {
  const stored = members.map((member) => ({ ...member, id: newId(position.officeId) }))
  if (stored.length === 0) return stored
  const rows = stored.map((member, at) => ({
    office_id: position.officeId,
    id: member.id,
    person_id: position.personId,
    position: position.from + at,
    member: encryptMember(services, member.id, member),
  }))
  await writeBeforeCommit(trx, trx.insertInto('request_family').values(rows))
  return stored
}

const familyRows = (reader: Reader, { office_id, id }: Person): Promise<readonly Row<'request_family'>[]> =>
  reader
    .selectFrom('request_family')
    .selectAll()
    .where((query) => query.and({ office_id, person_id: id }))
    .orderBy('position')
    .execute()

export const findFamilyRow = (reader: Reader, familyId: number): Promise<Row<'request_family'> | undefined> =>
  reader
    .selectFrom('request_family')
    .selectAll()
    .where((query) => query.and({ office_id: officeOf(familyId), id: familyId }))
    .executeTakeFirst()

const updateFamilyMember = async (
  trx: Trx,
  services: WithEncryption,
  { office_id, id }: Pick<Row<'request_family'>, 'office_id' | 'id'>,
  member: FamilyMember,
  position?: number,
): Promise<void> => {
  await trx
    .updateTable('request_family')
    .set({ member: encryptMember(services, id, member), ...(position !== undefined && { position }) })
    .where((query) => query.and({ office_id, id }))
    .execute()
}

const deleteFamilyRows = async (
  trx: Trx,
  rows: readonly Pick<Row<'request_family'>, 'office_id' | 'id'>[],
): Promise<void> => {
  for (const { office_id, id } of rows) {
    await trx.deleteFrom('request_family').where('office_id', '=', office_id).where('id', '=', id).execute()
  }
}

/** Replaces a person's family by the form's: updates known members, inserts new ones, removes the others. */
export const replaceFamily = async (
  trx: Trx,
  services: WithEncryption,
  person: Person,
  members: readonly FamilyMember[],
): Promise<void> => {
  const rows = await familyRows(trx, person)
  const remainingIds = new Set(members.map(({ id }) => id))
  await deleteFamilyRows(
    trx,
    rows.filter(({ id }) => !remainingIds.has(id)),
  )
  for (const [position, member] of members.entries()) {
    const row = rows.find(({ id }) => id === member.id)
    if (row) await updateFamilyMember(trx, services, row, member, position)
    else
      await insertFamily(trx, services, { officeId: person.office_id, personId: person.id, from: position }, [member])
  }
}

const invalid = (issues: readonly Issue[]) => refused('invalidInput', { issues })

/** AddFamily (B §7): adds members to a person of the caller, or updates those with an id, as the specified list does. */
export const addFamily: EndpointHandler<'addFamily'> = async (context, { body: { personId, members } }) => {
  const { services } = context
  const snapshot = await services.master.snapshot()
  return context.runOnce<readonly FamilyMember[]>(async (trx) => {
    const locked = await lockPersonForEdit(trx, context, personId)
    if (!locked.ok) return locked
    const { stored, person } = locked.value
    const checked = checkFamily(members, originIdServiceOf(stored.row) ? OriginIdFamilyMember : FamilyMember)
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
    if (rows.length + fresh.length > maxFamilyMembers) {
      return invalid([{ field: 'family', code: 'tooMany', params: { max: maxFamilyMembers } }])
    }
    for (const { row, member } of known) {
      await updateFamilyMember(trx, services, row, member)
      written.push(member)
    }
    const position = { officeId: person.row.office_id, personId, from: (rows.at(-1)?.position ?? -1) + 1 }
    written.push(...(await insertFamily(trx, services, position, fresh)))
    const detail = { added: fresh.length, changed: known.length }
    await recordChange(trx, context, stored, { action: 'family.added', personId, detail })
    return ok(written)
  })
}

/** DeleteFamily (B §7): removes one member. A removed member and an unknown one both return `notFound`. */
export const deleteFamily: EndpointHandler<'deleteFamily'> = (context, { query: { familyId } }) =>
  context.runOnce<null>(async (trx) => {
    const listed = await findFamilyRow(trx, familyId)
    if (!listed) return refused('notFound')
    const locked = await lockPersonForEdit(trx, context, listed.person_id)
    if (!locked.ok) return locked
    const { stored, person } = locked.value
    if (!(await findFamilyRow(trx, familyId))) return refused('notFound')
    await deleteFamilyRows(trx, [listed])
    await recordChange(trx, context, stored, { action: 'family.deleted', personId: person.row.id })
    return ok(null)
  })
