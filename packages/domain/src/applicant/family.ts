import * as z from 'zod/mini'
import type { FamilyMemberDraft } from '../drafts/applicant-draft.ts'
import { filled, typedNumber } from '../drafts/typed-fields.ts'
import { id } from '../field-schemas.ts'
import { checkWith, type Result } from '../issues/result.ts'
import type { FamilyMember as FamilyMemberModel } from '../model/application.ts'
import { Name } from '../names/names.ts'

/** The family section: the listed members and the open form (A §2). */
export interface FamilyList {
  readonly members: readonly FamilyMemberDraft[]
  /** Input of the open form; undefined when it is closed. */
  readonly open?: FamilyMemberDraft | undefined
  /** Position of the open member in the list; absent for a new one. */
  readonly position?: number | undefined
}

/** A §2: whether the section is empty and shows only an add button. */
export const isEmptyFamily = ({ members, open }: FamilyList): boolean => members.length === 0 && open === undefined

/** A §2: opens an empty form. */
export const openNewMember = ({ members }: FamilyList): FamilyList => ({ members, open: {} })

/** A §4: Edit removes the entry from the list and reopens the form. */
export const openMember = ({ members }: FamilyList, position: number): FamilyList => {
  const open = members[position]
  return open === undefined ? { members } : { members: members.filter((_, at) => at !== position), open, position }
}

/** A §4: saves the entry at its old position, or at the end when it is new. */
export const saveMember = (
  { members, position = members.length }: FamilyList,
  saved: FamilyMemberDraft,
): FamilyList => ({
  members: [...members.slice(0, position), saved, ...members.slice(position)],
})

/** Closes the form without saving. Restores an edited member and drops a new one. */
export const closeForm = (list: FamilyList): FamilyList =>
  list.open !== undefined && list.position !== undefined ? saveMember(list, list.open) : { members: list.members }

/** A §4: Delete removes the member. */
export const removeMember = ({ members, position: open, ...rest }: FamilyList, position: number): FamilyList => ({
  ...rest,
  members: members.filter((_, at) => at !== position),
  // The position of an open member moves up with the list.
  ...(open !== undefined && { position: position < open ? open - 1 : open }),
})

export type FamilyMember = FamilyMemberModel

/** A §3, A §5: first name and grandfather name (stored in upper case), and a family type. */
export const FamilyMember = z.object(
  {
    id: z.optional(id('invalid')),
    relationId: id(),
    firstName: Name,
    grandfatherName: Name,
  },
  { error: 'required' },
) satisfies z.ZodMiniType<FamilyMemberModel>

/** Converts the typed text to unchecked data without empty fields. */
export const familyMemberFrom = (draft: FamilyMemberDraft) => ({
  id: draft.id,
  relationId: typedNumber(draft.relationId),
  firstName: filled(draft.firstName),
  grandfatherName: filled(draft.grandfatherName),
})

/** Checks one member of the add form (A §2). Fields are named `family.…`. */
export const checkFamilyMember = (candidate: unknown): Result<FamilyMemberModel> =>
  checkWith(FamilyMember, candidate, 'family')

/** Maximum number of members of one applicant. The specification has no limit. */
export const maxFamilyMembers = 30

const Family = z.array(FamilyMember, { error: 'invalid' }).check(z.maxLength(maxFamilyMembers, { error: 'tooLong' }))

/** Checks the family step (A §4): it may be empty, and each listed member must be complete. Fields are named `family.0.…`. */
export const checkFamily = (candidates: unknown): Result<readonly FamilyMemberModel[]> =>
  checkWith(Family, candidates, 'family')
