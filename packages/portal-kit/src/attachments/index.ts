export * from './AttachmentsStep.tsx'
export * from './device-files.ts'
export * from './upload-attachments.ts'
