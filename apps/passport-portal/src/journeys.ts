// A separate chunk: the terms are shown before the rules of a journey are needed.
export { preselectPassport, preselectUrgentPassport } from '@invea/domain/drafts'
export { passportRequest, urgentPassport } from '@invea/domain/journeys'
