import { type RequestType, requestTypes } from '@invea/domain'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from './api-context.ts'
import { masterQueries } from './master-queries.ts'

/** Types that at least one office takes (D46). Until the service has answered, and without a line, all of the menu. */
export const useOfferedTypes = (menu: 'normal' | 'urgent'): readonly RequestType[] => {
  const api = usePortalApi()
  const { data } = useQuery(menu === 'urgent' ? masterQueries.urgentRequestTypes(api) : masterQueries.requestTypes(api))
  return data?.map(({ type }) => type) ?? requestTypes
}
