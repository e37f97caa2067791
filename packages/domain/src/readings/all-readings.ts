import { agencyWorkReading } from './agency-work.ts'
import { anonymousSignInReading } from './anonymous-sign-in.ts'
import { branchNamesReading } from './branch-names.ts'
import { cancelBySmsReading } from './cancel-by-sms.ts'
import { captchaReading } from './captcha.ts'
import { correctionAddOnReading } from './correction-add-on.ts'
import { draftAtLookUpReading } from './draft-at-look-up.ts'
import { emptyRoutesReading } from './empty-routes.ts'
import { estimatedDeliveryReading } from './estimated-delivery.ts'
import { expiredCorrectionFiveDaysReading } from './expired-correction-five-days.ts'
import { halfCastLabelReading } from './half-cast-label.ts'
import { hardCodedValuesReading } from './hard-coded-values.ts'
import { holdReading } from './hold.ts'
import { leapDayBirthdaysReading } from './leap-day-birthdays.ts'
import { maritalStatusReading } from './marital-status.ts'
import { maskedLookUpReading } from './masked-look-up.ts'
import { nameLettersReading } from './name-letters.ts'
import { officeHoursReading } from './office-hours.ts'
import { openRequestReading } from './open-request.ts'
import { originIdFeesReading } from './origin-id-fees.ts'
import { originIdFieldsReading } from './origin-id-fields.ts'
import { originIdPhoneReading } from './origin-id-phone.ts'
import { ownNameTablesReading } from './own-name-tables.ts'
import { passwordReading } from './password.ts'
import { passwordResetReading } from './password-reset.ts'
import { passwordStrengthReading } from './password-strength.ts'
import { paymentDeadlineReading } from './payment-deadline.ts'
import { paymentInstructionsReading } from './payment-instructions.ts'
import { paymentOrderOfStepsReading } from './payment-order-of-steps.ts'
import { phonePrefixesReading } from './phone-prefixes.ts'
import { publicPathsReading } from './public-paths.ts'
import type { Reading } from './reading.ts'
import { regularFeesReading } from './regular-fees.ts'
import { requestTypeCodesReading } from './request-type-codes.ts'
import { secondApplicantReading } from './second-applicant.ts'
import { signedIn401Reading } from './signed-in-401.ts'
import { tokensReading } from './tokens.ts'
import { unpaidRequestReading } from './unpaid-request.ts'
import { uploadLimitsReading } from './upload-limits.ts'
import { urgentAvailabilityRequestReading } from './urgent-availability-request.ts'
import { urgentFeeCurrencyReading } from './urgent-fee-currency.ts'
import { urgentGroupReading } from './urgent-group.ts'
import { urgentSessionReading } from './urgent-session.ts'
import { urgentSurchargeReading } from './urgent-surcharge.ts'
import { urgentValidReplacementReading } from './urgent-valid-replacement.ts'
import { validPassportSurchargeReading } from './valid-passport-surcharge.ts'
import { warningsReading } from './warnings.ts'

/** Every reading, in the order of the list of decisions; `docs/readings.md` is printed from it. */
export const allReadings: readonly Reading[] = [
  requestTypeCodesReading,
  uploadLimitsReading,
  urgentSurchargeReading,
  paymentDeadlineReading,
  officeHoursReading,
  regularFeesReading,
  urgentFeeCurrencyReading,
  maritalStatusReading,
  urgentGroupReading,
  secondApplicantReading,
  halfCastLabelReading,
  hardCodedValuesReading,
  passwordReading,
  urgentSessionReading,
  captchaReading,
  phonePrefixesReading,
  emptyRoutesReading,
  publicPathsReading,
  maskedLookUpReading,
  passwordResetReading,
  paymentInstructionsReading,
  tokensReading,
  anonymousSignInReading,
  holdReading,
  unpaidRequestReading,
  agencyWorkReading,
  paymentOrderOfStepsReading,
  estimatedDeliveryReading,
  warningsReading,
  openRequestReading,
  nameLettersReading,
  signedIn401Reading,
  ownNameTablesReading,
  correctionAddOnReading,
  urgentValidReplacementReading,
  expiredCorrectionFiveDaysReading,
  originIdFeesReading,
  urgentAvailabilityRequestReading,
  branchNamesReading,
  leapDayBirthdaysReading,
  validPassportSurchargeReading,
  passwordStrengthReading,
  originIdFieldsReading,
  originIdPhoneReading,
  draftAtLookUpReading,
  cancelBySmsReading,
]
