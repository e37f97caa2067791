// A separate chunk: the terms are shown before the journey's rules are needed.
export { preselectPassport } from '@invea/domain/drafts'
export { passportRequest } from '@invea/domain/journeys'
