// File rules, and the documents that a case needs.
export type { RequiredAttachment, StoredAttachment } from '../model/application.ts'
export * from './file-rules.ts'
export * from './further-documents.ts'
export {
  type AttachmentType,
  attachmentTypes,
  type DocumentCase,
  documentCaseOf,
  findAttachmentType,
  isShortValidity,
  oldPassportDocument,
  requiredDocuments,
  shortValidityYears,
} from './required-documents.ts'
export * from './upload-limits.ts'
