import type { PortalApi } from '@invea/api'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from './queries.ts'

const all = ['attachments', 'required'] as const

/** What each applicant has to upload; the list does not change once the applicant is stored. */
export const attachmentQueries = {
  all,
  required: (api: PortalApi, requestPersonId: number) =>
    queryOptions({
      queryKey: [...all, requestPersonId],
      queryFn: () => unwrap(api.attachments.required(requestPersonId)),
      staleTime: 60 * 60 * 1000,
    }),
}
