// The ten passport and seven Origin ID services, and the guide to them.
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
export * from './origin-id-guide.ts'
export * from './origin-id-services.ts'
export * from './passport-guide.ts'
export * from './passport-services.ts'
export * from './service-rules.ts'
export * from './urgent-reasons.ts'
