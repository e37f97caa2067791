import type { AttachmentType } from '../attachments/required-documents.ts'
import type { GuideRule } from './guide.ts'
import type { OriginIdService } from './origin-id-services.ts'
import type { PassportService } from './passport-services.ts'

/** Who may use each passport service: all rules must hold, the most general first; the last one is what makes it this service. */
export const passportServiceRules = {
  new: ['ethiopianNational', 'noOpenRequest', 'adult', 'holdsNoPassport'],
  expired: ['ethiopianNational', 'noOpenRequest', 'passportUndamaged', 'passportExpired'],
  pageRunOut: ['ethiopianNational', 'noOpenRequest', 'passportUndamaged', 'passportValid', 'pagesRunOut'],
  damaged: ['ethiopianNational', 'noOpenRequest', 'holdsPassport', 'passportDamaged'],
  lost: ['ethiopianNational', 'noOpenRequest', 'passportLost'],
  dataChange: ['ethiopianNational', 'noOpenRequest', 'holdsPassport', 'correctionWanted'],
  validReplacement: ['ethiopianNational', 'noOpenRequest', 'passportUndamaged', 'passportValid'],
  under18: ['ethiopianNational', 'noOpenRequest', 'holdsNoPassport', 'child'],
  urgent: ['ethiopianNational', 'noOpenRequest', 'urgentReason'],
  emergency: ['ethiopianNational', 'emergency'],
} as const satisfies Record<PassportService, readonly GuideRule[]>

/** Who may use each Origin ID service, in the same manner. */
export const originIdServiceRules = {
  new: ['foreignNational', 'noOpenRequest', 'adult', 'ethiopianOrigin', 'holdsNoOriginId'],
  renewal: ['foreignNational', 'noOpenRequest', 'originIdExpired'],
  damaged: ['foreignNational', 'noOpenRequest', 'originIdDamaged'],
  lost: ['foreignNational', 'noOpenRequest', 'originIdLost'],
  correction: ['foreignNational', 'noOpenRequest', 'holdsOriginId', 'correctionWanted'],
  bySpouse: ['foreignNational', 'noOpenRequest', 'adult', 'holdsNoOriginId', 'spouseOfHolder'],
  child: ['foreignNational', 'noOpenRequest', 'holdsNoOriginId', 'ethiopianOrigin', 'child'],
} as const satisfies Record<OriginIdService, readonly GuideRule[]>

/** The documents of each Origin ID service, in the order the form shows them; every one takes a foreign passport and a photo. */
export const originIdDocuments = {
  new: ['foreignPassport', 'entryVisa', 'originProof', 'photo'],
  renewal: ['foreignPassport', 'oldOriginId', 'photo'],
  damaged: ['foreignPassport', 'oldOriginId', 'photo'],
  lost: ['foreignPassport', 'policeLetter', 'photo'],
  correction: ['foreignPassport', 'oldOriginId', 'courtLetter', 'photo'],
  bySpouse: ['foreignPassport', 'entryVisa', 'marriageCertificate', 'spouseOriginId', 'photo'],
  child: ['foreignPassport', 'entryVisa', 'birthCertificate', 'parentId', 'photo'],
} as const satisfies Record<OriginIdService, readonly AttachmentType[]>
