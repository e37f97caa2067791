// One application: status, allowed actions, deadlines, changes, timeline, look-up, payment.
export { agreementIssues, groupSizeIssues, termsVersion } from '../drafts/agreement.ts'
export { summaryIssues } from '../journeys/shared-steps.ts'
export type {
  AddedApplicants,
  Application,
  ApplicationEvent,
  ApplicationPerson,
  NewRequest,
  RequestChange,
  RequestedCorrection,
  SubmittedRequest,
} from '../model/application.ts'
export type {
  Action,
  ApplicationEventKind,
  MissingStep,
  PaymentOutcome,
  PersonStatus,
  RequestStatus,
} from '../model/choices.ts'
export type * from '../model/payment.ts'
export * from './actions.ts'
export * from './agency-actions.ts'
export * from './cancel-message.ts'
export * from './duplicate-applicant.ts'
export * from './earlier-applicant.ts'
export * from './look-up.ts'
export * from './new-request.ts'
export * from './next-action.ts'
export * from './payment.ts'
export * from './reschedule.ts'
export * from './status.ts'
export * from './timeline.ts'
