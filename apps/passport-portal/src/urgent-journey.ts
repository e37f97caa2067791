// A separate chunk: the terms are shown before the journey's rules are needed.
export { preselectUrgentPassport } from '@invea/domain/drafts'
export { urgentPassport } from '@invea/domain/journeys'
