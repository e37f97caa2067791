import type { FamilyMemberDraft } from '@invea/domain'

/** The member in the open form: a new one, or one taken out of the list with its place and how it was (A §4). */
export interface FamilyEditing {
  readonly member: FamilyMemberDraft
  readonly taken?: { readonly at: number; readonly was: FamilyMemberDraft } | undefined
}

type Family = readonly FamilyMemberDraft[]

/** A §4: Edit removes the entry from the list and reopens the form. */
export const takeOut = (family: Family, at: number): { readonly family: Family; readonly editing: FamilyEditing } => {
  const was = family[at]
  if (was === undefined) throw new RangeError(`No family member at ${at}`)
  return { family: family.filter((_, position) => position !== at), editing: { member: was, taken: { at, was } } }
}

/** Puts the member into the list: a new one at the end, one that was taken out back into its place. Names upper-case (A §3). */
export const putIn = (family: Family, { member, taken }: FamilyEditing): Family => {
  const upper = {
    ...member,
    firstName: member.firstName?.trim().toUpperCase(),
    grandfatherName: member.grandfatherName?.trim().toUpperCase(),
  }
  return insertAt(family, upper, taken?.at ?? family.length)
}

/** Leaves the form: what was taken out goes back as it was. */
export const putBack = (family: Family, { taken }: FamilyEditing): Family =>
  taken ? insertAt(family, taken.was, taken.at) : family

const insertAt = (family: Family, member: FamilyMemberDraft, at: number): Family => [
  ...family.slice(0, at),
  member,
  ...family.slice(at),
]
