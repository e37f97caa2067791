import * as z from 'zod/mini'
import {
  citiesResponse,
  familyTypesResponse,
  masterDataResponse,
  noticesResponse,
  originIdPricesResponse,
  priceInfoResponse,
  queryId,
  requestTypesResponse,
  requiredAttachmentsResponse,
  restrictionsResponse,
  urgentRequestTypesResponse,
} from '../wire/index.ts'
import { defineEndpoint, ownRead, publicRead } from './endpoint.ts'

export const getMasterData = defineEndpoint('getMasterData', {
  ...publicRead,
  path: '/Master/api/V1.0/MasterDatas/GetAll',
  response: masterDataResponse,
  // B §9: kept for 24 hours by the client; revalidated by ETag.
  cacheSeconds: 86_400,
  summary: 'Nationalities, occupations, family types, passport pages and regions',
  source: 'B §7',
})

export const getCitiesByRegion = defineEndpoint('getCitiesByRegion', {
  ...publicRead,
  path: '/Master/api/V1.0/CountryRegion/GetCityListByRegion',
  query: z.object({ regionId: queryId }),
  response: citiesResponse,
  cacheSeconds: 300,
  summary: 'Cities of a region with their offices and delivery sites',
  source: 'A §7',
})

export const getOffices = defineEndpoint('getOffices', {
  ...publicRead,
  path: '/Master/api/V1.0/CountryRegion/GetOffices',
  response: citiesResponse,
  cacheSeconds: 300,
  summary: 'Cities of all regions that have an office, with their offices',
})

export const getRestrictions = defineEndpoint('getRestrictions', {
  ...publicRead,
  path: '/Master/api/V1.0/AdvancedRestriction/GetAll',
  response: restrictionsResponse,
  cacheSeconds: 300,
  summary: 'Booking window of each office in days from today',
  source: 'A §7',
})

export const getRequestTypes = defineEndpoint('getRequestTypes', {
  ...publicRead,
  path: '/Master/api/V1.0/OfficeRequestType/GetAllRequestTypes',
  response: requestTypesResponse,
  cacheSeconds: 300,
  summary: 'Request types under their canonical codes 2, 3, 4, 8',
  source: 'A §7',
})

export const getUrgentRequestTypes = defineEndpoint('getUrgentRequestTypes', {
  ...publicRead,
  path: '/Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes',
  response: urgentRequestTypesResponse,
  cacheSeconds: 300,
  summary: "Request types under the urgent menu's codes 1, 2, 4, 8",
  source: 'A §7',
})

export const getFamilyTypes = defineEndpoint('getFamilyTypes', {
  ...publicRead,
  path: '/Person/api/V1.0/Person/GetAllFamilyType',
  response: familyTypesResponse,
  cacheSeconds: 300,
  summary: 'Family types',
  source: 'A §7',
})

export const getPrice = defineEndpoint('getPrice', {
  ...ownRead,
  path: '/Master/api/V1.0/ServicePrice/GetPriceForRequest',
  query: z.object({ requestId: queryId }),
  response: priceInfoResponse,
  guards: [{ kind: 'request', in: 'query', name: 'requestId' }],
  summary: 'Price of a request by line and by person, in whole ETB',
  source: 'A §7',
})

export const getRequiredAttachments = defineEndpoint('getRequiredAttachments', {
  ...ownRead,
  path: '/Master/api/V1.0/Attachement/GetRequiredAttachementsByPersonRequest',
  query: z.object({ requestPersonId: queryId }),
  response: requiredAttachmentsResponse,
  guards: [{ kind: 'requestPerson', in: 'query', name: 'requestPersonId' }],
  summary: 'Documents that one person of a request must upload',
  source: 'A §7',
})

export const getNotices = defineEndpoint('getNotices', {
  ...publicRead,
  path: '/Master/api/V1.0/Notice/GetNotices',
  response: noticesResponse,
  cacheSeconds: 60,
  summary: 'Offices and services that are closed now or later, with the notice in four languages',
})

export const getOriginIdPrices = defineEndpoint('getOriginIdPrices', {
  ...publicRead,
  path: '/Master/api/V1.0/ServicePrice/GetOriginIdPrices',
  response: originIdPricesResponse,
  cacheSeconds: 300,
  summary: 'Current fee of each Origin ID service, as set by the operator',
})
