/**
 * A broken rule: a code and a field, without text. The texts are in the locales under `issue.<code>`; `{label}` there is the field's
 * label.
 *
 * @example
 * const issue: Issue = { field: 'personal.firstName', code: 'required' }
 * issue.code // => 'required'
 */
export interface Issue {
  /** Path of the field in the draft, e.g. `personal.firstName`. */
  readonly field: string
  readonly code: IssueCode
  /** Values for the placeholders of the text. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The service's own text, when its code is unknown here (D41). */
  readonly message?: string | undefined
}

/**
 * Every code that a rule can return, with its text of A §5 or B §5.
 *
 * @example
 * issueCodes.includes('phoneFormat') // => true
 */
export const issueCodes = [
  'required', // '<label> is required!'
  'agreement', // 'Please check this box if you want to proceed.'
  'nameLetters', // 'Please enter characters A-Z only'
  'geezLetters', // Ge'ez letters only
  'phoneFormat', // 'Please insert the correct phone number format'
  'emailFormat', // 'Please enter valid email address'
  'birthDateFuture',
  'dateFormat',
  'under18Unchecked', // 'Please check if age is under 18'
  'birthCertificateDigits', // 'Birth registration unique id length must 16 digit'
  'regionRequired', // 'Please select region'
  'cityRequired', // 'Please select city'
  'officeRequired', // 'Please select office'
  'deliverySiteRequired', // 'Please select delivery site'
  'urgentTypeRequired', // 'Please select urgent type'
  'captchaRequired', // 'Please select the recaptcha!'
  'dateRequired', // 'Please Select Date'
  'timeRequired', // 'Please Select Time Interval'
  'dateAndTimeRequired', // 'Please Select Date and Time Interval'
  'passportPageRequired', // 'Passport page is required!'
  'passportNumberRequired', // 'Old Passport Number is required!'
  'passportNumberFormat', // 'Please Enter Valid Passport Number'
  'issueDateRequired', // 'Please Enter Old Passport Issue Date'
  'expirationDateRequired', // 'Please Enter Old Passport Expiration Date'
  'passportExpired', // D35
  'passportNotExpired', // D35
  'shortValidityReasonRequired', // D42
  'correctionRequired', // 'correction reason is required!'
  'attachmentsIncomplete', // 'You Should have to Choose All'
  'fileFormat', // '{file} is Invalid format, Please upload correct file type!'
  'fileEmpty',
  'fileSize', // '{file} is Invalid size, Please upload correct file size!'
  'fileUnreadable', // the bytes are damaged, or do not match the name
  'fileLocked', // a PDF that needs a password
  'filePages', // a PDF of more pages than `pages`
  'fileTooComplex', // a file that needs more time or memory than one document may
  'lookupEmpty', // 'Please fill at least one field.'
  'paymentOptionRequired', // 'Please select a payment option'
  'termsRequired', // 'Please confirm to agree to terms and conditions'
  'confirmRequired', // 'Please check this box if you want to proceed'
  'groupSize',
  'heightRange',
  'tooLong', // a text
  'tooMany', // a list
  'invalid', // the service could not read the field at all
  'birthDateTooEarly', // a typing error
  'nationalityEthiopian', // A §5 business rules
  'issueDateFuture',
  'passportDatesOrder',
  'dateUnavailable', // A §4: the calendar disables dates without availability
  'sameAppointment', // a move to the same day and time would only make the slip invalid
  'urgentReasonRequired', // A §5: urgent only for a listed reason
  'latinLetters', // D31, Origin ID
  'fieldRequired', // B §5: '<label> is required.'
  'passwordLength', // B §5: 'At Least 6 Charachter is required.'
  'passwordCommon', // D13
  'passwordMismatch', // B §5
  'humanRequired', // B §5
  'signInEmailRequired', // B §5
  'signInPasswordRequired', // B §5
  'codeDigits', // B §5
  'firstApplicantFirst', // A §4: 'Please save the first Applicant'
  'nationalityForeign', // A §5: former citizens and foreign nationals of Ethiopian origin
  'adultService', // A §1: the service is for 18 or older, and the applicant is a child
  'childService', // A §1: the service is for children under 18
  'mainOfficeOnly', // A §1: the urgent service
  'officeWithoutType', // D46
  'anotherPerson', // D45
  'holderNames', // D40
  'feePaid', // B §2: a paid request is corrected, its price stays
] as const

/**
 * A code that a rule may return.
 *
 * @example
 * const code: IssueCode = 'phoneFormat'
 * issueCodes.includes(code) // => true
 */
export type IssueCode = (typeof issueCodes)[number]
