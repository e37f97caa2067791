import type { AttachmentType } from '../attachments/attachment-types.ts'
import type { OriginIdService } from './origin-id-services.ts'

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
