import * as z from 'zod/mini'
import type { FamilyMemberDraft } from '../drafts/applicant-draft.ts'
import { filled, typedNumber } from '../drafts/typed.ts'
import { id } from '../field-schemas.ts'
import { checkWith, type Result } from '../issues/result.ts'
import type { FamilyMember as FamilyMemberModel } from '../model/application.ts'
import { Name } from '../names/names.ts'

/** The family section: the listed members, and the form, when it is open (A §2). */
export interface FamilyList {
  readonly members: readonly FamilyMemberDraft[]
  /** What the open form holds; undefined when it is closed. */
  readonly open?: FamilyMemberDraft | undefined
  /** Where the open member stood; absent for a new one. */
  readonly position?: number | undefined
}

/** A §2: the empty state, with nothing but an add button. */
export const isEmptyFamily = ({ members, open }: FamilyList): boolean => members.length === 0 && open === undefined

/** A §2: the add form opens empty. */
export const openNewMember = ({ members }: FamilyList): FamilyList => ({ members, open: {} })

/** A §4: Edit removes the entry from the list and reopens the form. */
export const openMember = ({ members }: FamilyList, position: number): FamilyList => {
  const open = members[position]
  return open === undefined ? { members } : { members: members.filter((_, at) => at !== position), open, position }
}

/** A §4: save puts the entry back, where it stood, or at the end when it is new. */
export const saveMember = (
  { members, position = members.length }: FamilyList,
  saved: FamilyMemberDraft,
): FamilyList => ({
  members: [...members.slice(0, position), saved, ...members.slice(position)],
})

/** Closes the form without saving: an edited member goes back as it was, a new one is dropped. */
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

/** A §3, A §5: first name, grandfather name (stored upper-case) and a family type. */
export const FamilyMember = z.object(
  {
    id: z.optional(id('invalid')),
    relationId: id(),
    firstName: Name,
    grandfatherName: Name,
  },
  { error: 'required' },
) satisfies z.ZodMiniType<FamilyMemberModel>

/** The typed text as a candidate for the schema: empty fields left out. */
export const familyMemberFrom = (draft: FamilyMemberDraft) => ({
  id: draft.id,
  relationId: typedNumber(draft.relationId),
  firstName: filled(draft.firstName),
  grandfatherName: filled(draft.grandfatherName),
})

/** One member, as the add form saves it (A §2). Fields are named `family.…`. */
export const checkFamilyMember = (candidate: unknown): Result<FamilyMemberModel> =>
  checkWith(FamilyMember, candidate, 'family')

/** Most members one applicant may list; the specification shows no bound. */
export const mostFamilyMembers = 30

const Family = z.array(FamilyMember, { error: 'invalid' }).check(z.maxLength(mostFamilyMembers, { error: 'tooLong' }))

/** The family step (A §4): an empty family is fine, each listed member is whole. Fields are named `family.0.…`. */
export const checkFamily = (candidates: unknown): Result<readonly FamilyMemberModel[]> =>
  checkWith(Family, candidates, 'family')
