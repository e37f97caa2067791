import * as z from 'zod/mini'
import type { Issue } from '../issue.ts'
import type { PersonalDetail as PersonalDetailModel } from '../model.ts'
import { BirthCertificateId } from '../person/birth-certificate.ts'
import { GeezNameIfAny } from '../person/geez-name.ts'
import { LatinName } from '../person/latin-name.ts'
import {
  checkPerson,
  PersonalDetail,
  type PersonalDetailCandidate,
  type PersonRules,
} from '../person/personal-detail.ts'
import { InternationalPhone } from '../person/phone.ts'
import type { Result } from '../result.ts'
import { id } from '../text.ts'

/**
 * The personal detail of an Origin ID applicant: names as in the foreign passport (D31), none in Ge'ez letters needed, occupation
 * and birth registration id required (D10), an international phone (R11); everything else as for a passport.
 */
export const OriginIdPersonalDetail = z.extend(PersonalDetail, {
  firstName: LatinName,
  fatherName: LatinName,
  grandfatherName: LatinName,
  geezFirstName: GeezNameIfAny,
  geezFatherName: GeezNameIfAny,
  geezGrandfatherName: GeezNameIfAny,
  birthCertificateId: BirthCertificateId,
  occupationId: id(),
  phoneNumber: InternationalPhone,
})

/** A §5: the form is for foreign nationals. `ethiopia` is the id of that nationality in the master data, when known. */
const nationalityIssues = (chosen: unknown, ethiopia: number | undefined): readonly Issue[] =>
  chosen !== undefined && chosen === ethiopia ? [{ field: 'personal.nationalityId', code: 'nationalityForeign' }] : []

/** The personal step of an Origin ID. Fields are named `personal.…`. */
export const checkOriginIdPerson = (
  candidate: PersonalDetailCandidate,
  { today, nationalityId }: PersonRules,
): Result<PersonalDetailModel> =>
  checkPerson(OriginIdPersonalDetail, candidate, today, nationalityIssues(candidate.nationalityId, nationalityId))
