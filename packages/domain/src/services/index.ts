// The ten passport and seven Origin ID services, and the guide to them.

export { type AgedPerson, originIdDocuments } from '../attachments/required-documents.ts'
export type {
  CorrectionType,
  OriginIdApplicantType,
  ReplacementReason,
  RequestMode,
  RequestType,
  UrgentDays,
} from '../model/choices.ts'
export { correctionTypes, requestTypes } from '../model/choices.ts'
export * from './guide.ts'
export * from './guide-rules.ts'
export * from './origin-id-services.ts'
export * from './passport-services.ts'
