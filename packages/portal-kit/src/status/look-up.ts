import type { ApiResult, PortalApi } from '@invea/api'
import type { Application, LookUp } from '@invea/domain'

/** The call behind each way of looking up; both answer a list, since one confirmation number may cover several. */
export const lookUp = async (api: PortalApi, search: LookUp): Promise<ApiResult<readonly Application[]>> => {
  if (search.by === 'confirmationNumber') return api.requests.byConfirmationNumber(search.confirmationNumber)
  const found = await api.requests.byApplicationNumber(search.applicationNumber, search.confirmationNumber)
  return found.ok ? { ok: true, value: [found.value] } : found
}
