// One application: status, allowed actions, deadlines, changes, timeline, look-up, payment.
export type {
  Application,
  ApplicationEvent,
  ApplicationPerson,
  RequestedCorrection,
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
export type * from '../model/request.ts'
export * from './actions.ts'
export * from './agreement.ts'
export * from './cancel-message.ts'
export * from './change.ts'
export * from './correctable-fields.ts'
export * from './duplicate-applicant.ts'
export * from './earlier-applicant.ts'
export * from './look-up.ts'
export * from './missing-step.ts'
export * from './new-request.ts'
export * from './next-action.ts'
export * from './origin-id-change.ts'
export * from './payment.ts'
export * from './reschedule.ts'
export * from './status.ts'
export * from './timeline.ts'
export * from './visit.ts'
