// A separate chunk: the terms are shown before the journey's rules are needed.
export { preselectOriginId } from '@invea/domain/drafts'
export { originIdRequest } from '@invea/domain/journeys'
