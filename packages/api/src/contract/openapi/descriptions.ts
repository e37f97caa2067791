import {
  correctionTypeCode,
  genderCode,
  genderDigit,
  maritalStatusCode,
  maritalStatusDigit,
  originIdApplicantTypeCode,
  replacementReasonCode,
  requestModeCode,
  requestTypeCode,
  urgentMenuTypeCode,
  urgentOptionCode,
} from '../../wire/codes.ts'
import { Ignored } from '../../wire/scalars.ts'

/** What a code means, where a reader of the document meets it. */
export const descriptions = new Map<unknown, string>([
  [requestTypeCode, '2 New, 3 Renew/Replacement, 4 Lost, 8 Correction; anything else is Unknown.'],
  [urgentMenuTypeCode, "The urgent menu's own codes: 1 New, 2 Renew/Replacement, 4 Lost, 8 Correction."],
  [requestModeCode, '0 normal, 1 urgent.'],
  [urgentOptionCode, 'The option, not a number of days: 1 is two working days, 2 is five.'],
  [genderCode, '1 male, 0 female.'],
  [genderDigit, '1 male, 0 female.'],
  [maritalStatusCode, '0 single, 1 married, 2 divorced, 3 widowed.'],
  [maritalStatusDigit, '0 single, 1 married, 2 divorced, 3 widowed.'],
  [correctionTypeCode, '0 none, 1 name, 2 birth date, 3 both.'],
  [replacementReasonCode, '1 expired, 2 pages run out, 3 damaged, 4 valid passport.'],
  [originIdApplicantTypeCode, '1 by birth, 2 by spouse, 3 child.'],
  [Ignored, 'Accepted and never read: the service owns it.'],
])
