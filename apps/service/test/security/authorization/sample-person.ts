import { createHash } from 'node:crypto'
import type { Applicant } from '@invea/domain'
import { aFamilyMember, anAddress, anApplicant, aPersonalDetail } from '@invea/domain/testing'

/** A mark in names, mail, address and family of every owner, to find leaks in the responses of strangers. */
export const canary = 'KANARIENVOGEL'

const letters = (seed: string) =>
  createHash('sha256')
    .update(seed)
    .digest('hex')
    .replaceAll(/\d/g, (digit) => 'GHIJKLMNOP'[Number(digit)] ?? '')
    .toUpperCase()
    .slice(0, 12)

let personCount = 0

/** A sample person with unique data: a second open request of one person is refused (D30). */
export const samplePerson = (nationalityId: number, familyMembers = 0): Applicant => {
  personCount += 1
  return anApplicant({
    personal: aPersonalDetail({
      nationalityId,
      firstName: letters(`first ${personCount}`),
      fatherName: `${canary}${letters(`father ${personCount}`)}`,
      phoneNumber: `0900${String(500_000 + personCount)}`,
      email: `${canary.toLowerCase()}${personCount}@example.org`,
    }),
    address: anAddress({ city: canary }),
    family: Array.from({ length: familyMembers }, () => aFamilyMember({ firstName: canary })),
  })
}
