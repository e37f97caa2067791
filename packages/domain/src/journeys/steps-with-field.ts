import { originIdSiteFields } from '../drafts/request-draft.ts'

const siteOrDetail = ['site', 'origin-id-detail']

/** The reason step of a replacement asks for the old passport too (D36). */
const oldPassport = ['passport-info', 'travel-plan', 'replacement-reason']

/** Steps with a field of the draft, or with all fields under a name, the most common step first. A journey shows only some of them. */
const stepsByField: Readonly<Record<string, readonly string[]>> = {
  agreed: ['applicants-count'],
  party: ['applicants-count'],
  groupSize: ['group-size'],
  requestType: ['appointment-type'],
  service: ['origin-id-service'],
  replacement: ['replacement-reason'],
  urgentDays: ['urgent-type', 'site'],
  urgentReason: ['urgent-type', 'site'],
  urgentCaptcha: ['urgent-type'],
  site: ['site'],
  appointment: ['date-time', 'delivery-estimate', 'urgent-date'],
  personal: ['personal-detail'],
  address: ['address'],
  family: ['family'],
  passport: ['passport-info', 'travel-plan', 'origin-id-detail'],
  'passport.passportNumber': oldPassport,
  'passport.issueDate': oldPassport,
  'passport.expirationDate': oldPassport,
  'passport.shortValidityReason': oldPassport,
  'passport.shortValidityOther': oldPassport,
  originId: ['origin-id-detail'],
  ...Object.fromEntries(originIdSiteFields.map((name) => [`originId.${name}`, siteOrDetail])),
  attachments: ['attachments'],
  summary: ['summary'],
  payment: ['payment'],
}

/** The steps that have a field of the draft. Empty for a field of no step. */
export const stepsWithField = (field: string): readonly string[] => {
  const own = field.replace(/^applicants\.\d+\./, '')
  return stepsByField[own] ?? stepsByField[own.split('.')[0] ?? ''] ?? []
}
