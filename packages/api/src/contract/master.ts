import * as z from 'zod/mini'
import {
  citiesAnswer,
  familyTypesAnswer,
  figuresAnswer,
  masterDataAnswer,
  noticesAnswer,
  originIdPricesAnswer,
  priceInfoAnswer,
  queryId,
  requestTypesAnswer,
  requiredAttachmentsAnswer,
  restrictionsAnswer,
  urgentRequestTypesAnswer,
} from '../wire/index.ts'
import { defineCall } from './endpoint.ts'
import { reading, readingOwn } from './limits.ts'

export const getMasterData = defineCall({
  id: 'getMasterData',
  method: 'GET',
  path: '/Master/api/V1.0/MasterDatas/GetAll',
  response: masterDataAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  // B §9: kept for 24 hours by the client; revalidated by ETag.
  cacheSeconds: 86_400,
  summary: 'Nationalities, occupations, family types, passport pages and regions',
  source: 'B §7',
})

export const getCitiesByRegion = defineCall({
  id: 'getCitiesByRegion',
  method: 'GET',
  path: '/Master/api/V1.0/CountryRegion/GetCityListByRegion',
  query: z.object({ regionId: queryId }),
  response: citiesAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: 'Cities of a region with their offices and delivery sites',
  source: 'A §7',
})

export const getOffices = defineCall({
  id: 'getOffices',
  method: 'GET',
  path: '/Master/api/V1.0/CountryRegion/GetOffices',
  response: citiesAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: 'Cities of all regions that have an office, with their offices',
  source: 'extension',
})

export const getRestrictions = defineCall({
  id: 'getRestrictions',
  method: 'GET',
  path: '/Master/api/V1.0/AdvancedRestriction/GetAll',
  response: restrictionsAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: 'Booking window of each office in days from today',
  source: 'A §7',
})

export const getRequestTypes = defineCall({
  id: 'getRequestTypes',
  method: 'GET',
  path: '/Master/api/V1.0/OfficeRequestType/GetAllRequestTypes',
  response: requestTypesAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: 'Request types under their canonical codes 2, 3, 4, 8',
  source: 'A §7',
})

export const getUrgentRequestTypes = defineCall({
  id: 'getUrgentRequestTypes',
  method: 'GET',
  path: '/Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes',
  response: urgentRequestTypesAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: "Request types under the urgent menu's codes 1, 2, 4, 8",
  source: 'A §7',
})

export const getFamilyTypes = defineCall({
  id: 'getFamilyTypes',
  method: 'GET',
  path: '/Person/api/V1.0/Person/GetAllFamilyType',
  response: familyTypesAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: 'Family types',
  source: 'A §7',
})

export const getPrice = defineCall({
  id: 'getPrice',
  method: 'GET',
  path: '/Master/api/V1.0/ServicePrice/GetPriceForRequest',
  query: z.object({ requestId: queryId }),
  response: priceInfoAnswer,
  who: 'session',
  idempotent: false,
  limits: readingOwn,
  guards: [{ kind: 'request', in: 'query', name: 'requestId' }],
  summary: 'Price of a request by line and by person, in whole ETB',
  source: 'A §7',
})

export const getRequiredAttachments = defineCall({
  id: 'getRequiredAttachments',
  method: 'GET',
  path: '/Master/api/V1.0/Attachement/GetRequiredAttachementsByPersonRequest',
  query: z.object({ requestPersonId: queryId }),
  response: requiredAttachmentsAnswer,
  who: 'session',
  idempotent: false,
  limits: readingOwn,
  guards: [{ kind: 'requestPerson', in: 'query', name: 'requestPersonId' }],
  summary: 'Documents that one person of a request must upload',
  source: 'A §7',
})

export const getNotices = defineCall({
  id: 'getNotices',
  method: 'GET',
  path: '/Master/api/V1.0/Notice/GetNotices',
  response: noticesAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 60,
  summary: 'Offices and services that are closed now or later, with the notice in four languages',
  source: 'extension',
})

export const getFigures = defineCall({
  id: 'getFigures',
  method: 'GET',
  path: '/Master/api/V1.0/About/GetFigures',
  response: figuresAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: 'How many offices, cities, delivery sites, applicants and appointments there are, for the About page',
  source: 'extension',
})

export const getOriginIdPrices = defineCall({
  id: 'getOriginIdPrices',
  method: 'GET',
  path: '/Master/api/V1.0/ServicePrice/GetOriginIdPrices',
  response: originIdPricesAnswer,
  who: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 300,
  summary: 'What each Origin ID service costs now, as the operator has set it',
  source: 'extension',
})
