import type { ApiError } from '@invea/api'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { FailedRequest, type FailureNoticeProps } from './FailedRequest.tsx'
import type { RefusedFieldsProps } from './RefusedFields.tsx'

const refusedFields: Loadable<RefusedFieldsProps> = {
  load: async () => (await import('./RefusedFields.tsx')).RefusedFields,
  words: ['issue', 'field', 'refusal'],
}

/**
 * What went wrong with a call and what to do; that nothing is lost and another try where the line or the service failed (G2).
 * A call that did not reach the service is tried again when the connection returns.
 */
export const FailureNotice = ({ error, ...more }: FailureNoticeProps<ApiError>) =>
  error.kind === 'fields' ? (
    <LoadedComponent of={refusedFields} lines={1} error={error} {...more} />
  ) : (
    <FailedRequest error={error} {...more} />
  )
