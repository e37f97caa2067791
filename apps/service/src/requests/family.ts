import type { FamilyMember } from '@invea/domain'
import type { AppContext, Reader, Trx } from '../app-context.ts'
import type { Row } from '../platform/database/schema.ts'
import { encryptionContext } from '../platform/encryption/encryption-context.ts'
import { newId, officeOf } from '../platform/ids.ts'

type WithEncryption = Pick<AppContext, 'encryption'>
type Person = Pick<Row<'request_person'>, 'office_id' | 'id'>

const seal = ({ encryption }: WithEncryption, id: number, { id: _id, ...member }: FamilyMember): Buffer =>
  encryption.encryptJson(member, encryptionContext.family(id))

/** Stores members under ids of their own, in their order from a position on; answers them with their ids. */
export const insertFamily = async (
  trx: Trx,
  services: WithEncryption,
  position: { readonly officeId: number; readonly personId: number; readonly from: number },
  members: readonly FamilyMember[],
): Promise<readonly FamilyMember[]> => {
  const stored = members.map((member) => ({ ...member, id: newId(position.officeId) }))
  for (const [at, member] of stored.entries()) {
    const { id } = member
    await trx
      .insertInto('request_family')
      .values({
        office_id: position.officeId,
        id,
        person_id: position.personId,
        position: position.from + at,
        member: seal(services, id, member),
      })
      .execute()
  }
  return stored
}

/** The rows of a person's family, in their order. */
export const familyRows = (reader: Reader, { office_id, id }: Person): Promise<readonly Row<'request_family'>[]> =>
  reader
    .selectFrom('request_family')
    .selectAll()
    .where('office_id', '=', office_id)
    .where('person_id', '=', id)
    .orderBy('position')
    .execute()

/** A member of somebody's family; undefined: there is none of this id. */
export const findFamilyRow = (reader: Reader, familyId: number): Promise<Row<'request_family'> | undefined> =>
  reader
    .selectFrom('request_family')
    .selectAll()
    .where('office_id', '=', officeOf(familyId))
    .where('id', '=', familyId)
    .executeTakeFirst()

/** Writes a member that is stored already. */
export const changeFamily = async (
  trx: Trx,
  services: WithEncryption,
  { office_id, id }: Pick<Row<'request_family'>, 'office_id' | 'id'>,
  member: FamilyMember,
  position?: number,
): Promise<void> => {
  await trx
    .updateTable('request_family')
    .set({ member: seal(services, id, member), ...(position !== undefined && { position }) })
    .where('office_id', '=', office_id)
    .where('id', '=', id)
    .execute()
}

/** Takes members away. */
export const removeFamily = async (
  trx: Trx,
  rows: readonly Pick<Row<'request_family'>, 'office_id' | 'id'>[],
): Promise<void> => {
  for (const { office_id, id } of rows) {
    await trx.deleteFrom('request_family').where('office_id', '=', office_id).where('id', '=', id).execute()
  }
}

/** Makes a person's family what a form says: known members are written, new ones stored, the others taken away. */
export const replaceFamily = async (
  trx: Trx,
  services: WithEncryption,
  person: Person,
  members: readonly FamilyMember[],
): Promise<void> => {
  const rows = await familyRows(trx, person)
  const remainingIds = new Set(members.map(({ id }) => id))
  await removeFamily(
    trx,
    rows.filter(({ id }) => !remainingIds.has(id)),
  )
  for (const [position, member] of members.entries()) {
    const row = rows.find(({ id }) => id === member.id)
    if (row) await changeFamily(trx, services, row, member, position)
    else
      await insertFamily(trx, services, { officeId: person.office_id, personId: person.id, from: position }, [member])
  }
}
