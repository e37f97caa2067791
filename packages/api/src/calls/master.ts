import type { PortalApi } from '../portal-api.ts'
import { figuresAnswer } from '../wire/about.ts'
import {
  familyTypesAnswer,
  masterDataAnswer,
  requestTypesAnswer,
  urgentRequestTypesAnswer,
} from '../wire/master-data.ts'
import { noticesAnswer } from '../wire/notice.ts'
import { citiesAnswer, restrictionsAnswer } from '../wire/office.ts'
import { originIdPricesAnswer } from '../wire/origin-id-prices.ts'
import { execute } from './execute.ts'
import type { HttpClients } from './http-clients.ts'

export const masterCalls = ({ unauthenticated }: HttpClients): PortalApi['master'] => ({
  all: () => execute(masterDataAnswer, () => unauthenticated.GET('/Master/api/V1.0/MasterDatas/GetAll')),
  cities: (regionId) =>
    execute(citiesAnswer, () =>
      unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetCityListByRegion', { params: { query: { regionId } } }),
    ),
  offices: () => execute(citiesAnswer, () => unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetOffices')),
  restrictions: () =>
    execute(restrictionsAnswer, () => unauthenticated.GET('/Master/api/V1.0/AdvancedRestriction/GetAll')),
  requestTypes: () =>
    execute(requestTypesAnswer, () => unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetAllRequestTypes')),
  urgentRequestTypes: () =>
    execute(urgentRequestTypesAnswer, () =>
      unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes'),
    ),
  notices: () => execute(noticesAnswer, () => unauthenticated.GET('/Master/api/V1.0/Notice/GetNotices')),
  figures: () => execute(figuresAnswer, () => unauthenticated.GET('/Master/api/V1.0/About/GetFigures')),
  originIdPrices: () =>
    execute(originIdPricesAnswer, () => unauthenticated.GET('/Master/api/V1.0/ServicePrice/GetOriginIdPrices')),
  familyTypes: () => execute(familyTypesAnswer, () => unauthenticated.GET('/Person/api/V1.0/Person/GetAllFamilyType')),
})
