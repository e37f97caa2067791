import type { OriginIdDraft } from '../drafts/request-draft.ts'
import type { RequestType } from '../model.ts'
import { originIdServices } from '../services/origin-id-services.ts'

/** The appointment type a chosen service maps to (A §1); undefined until one is chosen. */
export const originIdRequestType = ({ service }: Pick<OriginIdDraft, 'service'>): RequestType | undefined =>
  service && originIdServices[service].requestType
