import type { EarlierApplicant } from '@invea/domain'
import * as z from 'zod/mini'
import { returnedApplicants } from '#returned'
import { address } from './address.ts'
import { WireApplicant } from './applicant.ts'
import { envelope } from './envelope.ts'
import { familyMember } from './family-member.ts'
import { personalFrom } from './personal-detail.ts'
import { domain } from './scalars.ts'

/** The fields of a submitted applicant that may be reused, spelt as there. */
const WireEarlierApplicant = z.extend(
  z.pick(WireApplicant, {
    firstName: true,
    middleName: true,
    lastName: true,
    geezFirstName: true,
    geezMiddleName: true,
    geezLastName: true,
    dateOfBirth: true,
    birthPlace: true,
    gender: true,
    maritalStatus: true,
    nationalityId: true,
    occupationId: true,
    height: true,
    eyeColor: true,
    hairColor: true,
    isHalfCast: true,
    isUnder18: true,
    isAdoption: true,
    phoneNumber: true,
    email: true,
    birthCertificateId: true,
  }),
  { address, familyRequests: z.array(familyMember), hasOpenApplication: z.boolean() },
)

/** A member's earlier applicants, to be chosen in a new request (B §1). */
export const earlierApplicantsAnswer = z.codec(
  z.object({ ...envelope, applicants: z.array(WireEarlierApplicant) }),
  domain<readonly EarlierApplicant[]>(),
  {
    decode: ({ applicants }) =>
      applicants.map((wire) => ({
        personal: personalFrom(wire, wire),
        address: wire.address,
        family: wire.familyRequests.map(({ id: _none, ...member }) => member),
        hasOpenApplication: wire.hasOpenApplication,
      })),
    encode: returnedApplicants,
  },
)

/** Which portal's applicants: a passport and an Origin ID ask for other people. */
export const earlierApplicantsQuery = z.object({ portal: z.enum(['passport', 'originId']) })
