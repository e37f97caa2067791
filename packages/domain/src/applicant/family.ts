import * as z from 'zod/mini'
import type { FamilyMemberDraft } from '../drafts/applicant-draft.ts'
import { filled, typedNumber } from '../drafts/typed-fields.ts'
import { id } from '../field-schemas.ts'
import { checkWith, type Result } from '../issues/result.ts'
import type { FamilyMember as FamilyMemberModel } from '../model/application.ts'
import { Name } from '../names/names.ts'

/** The member in the open form. `at`: the position of an edited one, which the list keeps until it is saved (A §4). */
export interface FamilyEditing {
  readonly member: FamilyMemberDraft
  readonly at?: number | undefined
}

/** Saves the member: a new one at the end, an edited one at its position. Names become upper-case (A §3). */
export const saveMember = (
  family: readonly FamilyMemberDraft[],
  { member, at = family.length }: FamilyEditing,
): readonly FamilyMemberDraft[] => {
  const upper = {
    ...member,
    firstName: member.firstName?.trim().toUpperCase(),
    grandfatherName: member.grandfatherName?.trim().toUpperCase(),
  }
  return [...family.slice(0, at), upper, ...family.slice(at + 1)]
}

export type FamilyMember = FamilyMemberModel

/** A §3, A §5: first name and grandfather name (stored in upper case), and a family type. In the form of a passport. */
export const FamilyMember = z.object(
  {
    id: z.optional(id('invalid')),
    // The fields and their issues have the order of the form (A §2).
    firstName: Name,
    grandfatherName: Name,
    relationId: id(),
  },
  { error: 'required' },
) satisfies z.ZodMiniType<FamilyMemberModel>

/** Converts the typed text to unchecked data without empty fields. */
export const familyMemberFrom = (draft: FamilyMemberDraft) => ({
  id: draft.id,
  firstName: filled(draft.firstName),
  grandfatherName: filled(draft.grandfatherName),
  relationId: typedNumber(draft.relationId),
})

/** The rule of a portal for the members of a family: `FamilyMember`, or `OriginIdFamilyMember`. */
export type FamilyMemberSchema = z.ZodMiniType<FamilyMemberModel>

/** Checks one member of the add form (A §2). Fields are named `family.…`. */
export const checkFamilyMember = (candidate: unknown, schema: FamilyMemberSchema): Result<FamilyMemberModel> =>
  checkWith(schema, candidate, 'family')

/** Maximum number of members of one applicant. The specification has no limit. */
export const maxFamilyMembers = 30

/** Checks the family step (A §4): it may be empty, and each listed member must be complete. Fields are named `family.0.…`. */
export const checkFamily = (candidates: unknown, schema: FamilyMemberSchema): Result<readonly FamilyMemberModel[]> =>
  checkWith(
    z.array(schema, { error: 'required' }).check(z.maxLength(maxFamilyMembers, { error: 'tooMany' })),
    candidates,
    'family',
  )
