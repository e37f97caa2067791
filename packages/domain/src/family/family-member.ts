import * as z from 'zod/mini'
import type { FamilyMemberDraft } from '../drafts/applicant-draft.ts'
import { filled, typedNumber } from '../drafts/typed.ts'
import type { FamilyMember as FamilyMemberModel } from '../model.ts'
import { Name } from '../person/name.ts'
import { checkWith, type Result } from '../result.ts'
import { id } from '../text.ts'

export type FamilyMember = FamilyMemberModel

/** A §3, A §5: first name, grandfather name (stored upper-case) and a family type. */
export const FamilyMember = z.object({
  id: z.optional(id('invalid')),
  relationId: id(),
  firstName: Name,
  grandfatherName: Name,
}) satisfies z.ZodMiniType<FamilyMemberModel>

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
