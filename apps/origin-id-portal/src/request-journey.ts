// A separate chunk, because the terms need no rules of the journey.
export { preselectOriginId } from '@invea/domain/drafts'
export { originIdRequest } from '@invea/domain/journeys'
