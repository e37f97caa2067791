/** Attachment types the master data is seeded with: ids and keys here, names in four languages in the locales. */
export const attachmentTypes = {
  kebeleId: 1,
  faydaId: 2,
  birthCertificate: 3,
  oldPassportDataPage: 4,
  damagedPassportPages: 5,
  policeLetter: 6,
  courtLetter: 7,
  parentId: 8,
  guardianshipPaper: 9,
  childPhoto: 10,
  urgentEvidence: 11,
  laissezPasser: 12,
  validityReason: 13,
  foreignPassport: 14,
  entryVisa: 15,
  visaExtension: 16,
  originProof: 17,
  oldOriginId: 18,
  marriageCertificate: 19,
  spouseOriginId: 20,
  relativeId: 21,
  photo: 22,
} as const

/** The key of an attachment type. */
export type AttachmentType = keyof typeof attachmentTypes

/** The type of an attachment type id; undefined for one this release does not know. */
export const findAttachmentType = (attachmentTypeId: number): AttachmentType | undefined =>
  (Object.keys(attachmentTypes) as AttachmentType[]).find((type) => attachmentTypes[type] === attachmentTypeId)
