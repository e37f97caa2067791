/** The effects a step may name; the portal carries them out, the journey never does. */
export const commands = [
  'holdPlace', // keep the chosen place, 30 minutes (D24)
  'submitApplicant', // SubmitRequest for the first applicant, AddPerson for later ones (A §4)
  'uploadAttachments',
  'confirmSummary',
  'orderPayment',
  'updateRequest', // UpdateRequest, at the end of the full edit (B §4)
  'changeAttachments', // UploadChangeAttachment (B §7)
] as const
/** The name of an effect. */
export type Command = (typeof commands)[number]
