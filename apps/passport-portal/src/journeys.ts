// A separate chunk, because the terms need no rules of a journey.
export { preselectPassport, preselectUrgentPassport } from '@invea/domain/drafts'
export { passportRequest, urgentPassport } from '@invea/domain/journeys'
