import type { FamilyMember } from '@invea/domain/applicant'
import * as z from 'zod/mini'
import { domain, envelope, ok, text, WireId } from './scalars.ts'

const WireFamilyMember = z.object({
  id: z.optional(WireId),
  personId: z.optional(WireId),
  familtyTypeId: WireId,
  familtyType: z.optional(z.string()),
  firstName: text(60),
  lastName: text(60),
})

/** A §3: names are stored upper-case; lastName is the grandfather's name. 0 is the id of what is not stored yet. */
export const familyMember = z.codec(WireFamilyMember, domain<FamilyMember & { readonly personId?: number }>(), {
  decode: ({ id, familtyTypeId, familtyType, firstName, lastName }) => ({
    id: id || undefined,
    relationId: familtyTypeId,
    relationName: familtyType,
    firstName: firstName.toUpperCase(),
    grandfatherName: lastName.toUpperCase(),
  }),
  encode: ({ id, relationId, firstName, grandfatherName, relationName, personId = 0 }) => ({
    id: id ?? 0,
    personId,
    familtyTypeId: relationId,
    // What the service returns has the word beside the id (B §3).
    ...(relationName && { familtyType: relationName }),
    firstName: firstName.toUpperCase(),
    lastName: grandfatherName.toUpperCase(),
  }),
})

export interface AddedFamily {
  readonly personId: number
  readonly members: readonly FamilyMember[]
}

/** B §7: AddFamily takes a bare list; every entry repeats the person. */
export const addedFamily = z.codec(
  z.array(z.extend(WireFamilyMember, { personId: WireId })).check(z.minLength(1), z.maxLength(30)),
  domain<AddedFamily>(),
  {
    decode: (entries, payload) => {
      const personId = entries[0]?.personId ?? 0
      if (entries.some((entry) => entry.personId !== personId))
        payload.issues.push({ code: 'custom', message: 'one person a call', path: ['personId'], input: entries })
      return { personId, members: entries.map((entry) => z.decode(familyMember, entry)) }
    },
    encode: ({ personId, members }) => members.map((member) => ({ ...z.encode(familyMember, member), personId })),
  },
)

export const familyAnswer = z.codec(
  z.object({ ...envelope, families: z.array(familyMember) }),
  domain<readonly FamilyMember[]>(),
  { decode: ({ families }) => families, encode: (members) => ({ ...ok, families: [...members] }) },
)
