import { type AttachmentType, findAttachmentType } from './attachment-types.ts'

/** A family's papers: what is asked of one person, and which stored papers of another person are that very paper. */
const shared: Readonly<Partial<Record<AttachmentType, readonly AttachmentType[]>>> = {
  marriageCertificate: ['marriageCertificate'],
  guardianshipPaper: ['guardianshipPaper'],
  relativeId: ['relativeId'],
  // The holder's card is part of the holder's own request, the spouse's and each child's.
  spouseOriginId: ['spouseOriginId', 'oldOriginId', 'parentId'],
  parentId: ['parentId', 'oldOriginId', 'spouseOriginId'],
}

/** Whether a stored document of one person may stand for what another of the family is asked for (A §1: spouse and children). */
export const mayServeAs = (storedTypeId: number, askedTypeId: number): boolean => {
  const stored = findAttachmentType(storedTypeId)
  const asked = findAttachmentType(askedTypeId)
  return stored !== undefined && asked !== undefined && (shared[asked]?.includes(stored) ?? false)
}
