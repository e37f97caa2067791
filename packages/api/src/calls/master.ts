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
import { ask } from './execute.ts'
import type { Door } from './http-clients.ts'

export const masterCalls = ({ open }: Door): PortalApi['master'] => ({
  all: () => ask(masterDataAnswer, () => open.GET('/Master/api/V1.0/MasterDatas/GetAll')),
  cities: (regionId) =>
    ask(citiesAnswer, () =>
      open.GET('/Master/api/V1.0/CountryRegion/GetCityListByRegion', { params: { query: { regionId } } }),
    ),
  offices: () => ask(citiesAnswer, () => open.GET('/Master/api/V1.0/CountryRegion/GetOffices')),
  restrictions: () => ask(restrictionsAnswer, () => open.GET('/Master/api/V1.0/AdvancedRestriction/GetAll')),
  requestTypes: () => ask(requestTypesAnswer, () => open.GET('/Master/api/V1.0/OfficeRequestType/GetAllRequestTypes')),
  urgentRequestTypes: () =>
    ask(urgentRequestTypesAnswer, () => open.GET('/Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes')),
  notices: () => ask(noticesAnswer, () => open.GET('/Master/api/V1.0/Notice/GetNotices')),
  figures: () => ask(figuresAnswer, () => open.GET('/Master/api/V1.0/About/GetFigures')),
  originIdPrices: () => ask(originIdPricesAnswer, () => open.GET('/Master/api/V1.0/ServicePrice/GetOriginIdPrices')),
  familyTypes: () => ask(familyTypesAnswer, () => open.GET('/Person/api/V1.0/Person/GetAllFamilyType')),
})
