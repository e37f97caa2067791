import type { RequestType } from '@invea/domain'
import type { MasterDataEntry, Nationality } from '@invea/domain/applicant'
import type { OriginIdPrice } from '@invea/domain/application'
import type { OfficeClosure } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { encodeNationality } from '#response-encoders'
import { requestTypeCode, urgentMenuTypeCode } from './codes.ts'
import { region } from './office.ts'
import { envelope, ok, responseOf, typeOnly, WireDate, WireId, WireWords, wordsOr } from './scalars.ts'
import { renamed, responseWith } from './wire-names.ts'

const names = z.optional(WireWords)

export const nationality = z.codec(
  z.object({ id: WireId, name: z.string(), code: z.string(), names }),
  typeOnly<Nationality>(),
  { decode: ({ id, name, code, names }) => ({ id, name: wordsOr(name, names), code }), encode: encodeNationality },
)

export const occupation = z.codec(z.object({ id: WireId, title: z.string(), names }), typeOnly<MasterDataEntry>(), {
  decode: ({ id, title, names }) => ({ id, name: wordsOr(title, names) }),
  encode: ({ id, name }) => ({ id, title: name.en, names: name }),
})

export const familyType = z.codec(z.object({ id: WireId, type: z.string(), names }), typeOnly<MasterDataEntry>(), {
  decode: ({ id, type, names }) => ({ id, name: wordsOr(type, names) }),
  encode: ({ id, name }) => ({ id, type: name.en, names: name }),
})

const passportPage = renamed({ id: WireId, passportPage: z.int() })

/** MasterDatas/GetAll: the specified lists, with the names of the specified client (A §3). */
export const masterDataResponse = responseWith({
  nationalities: z.array(nationality),
  occupations: z.array(occupation),
  familyTypes: z.array(familyType),
  pagePassports: z.array(passportPage),
  countryRegionFullData: z.array(region),
})

export const familyTypesResponse = responseOf('familyTypesResponse', z.array(familyType))

/** A type as its office offers it, in the caller's language. */
export interface OfferedType {
  readonly type: RequestType
  readonly name: string
  readonly description: string
}

const requestTypesCoded = (code: typeof requestTypeCode) =>
  z.codec(
    z.object({ ...envelope, requestTypes: z.array(z.object({ id: code, type: z.string(), descrption: z.string() })) }),
    typeOnly<readonly OfferedType[]>(),
    {
      decode: ({ requestTypes }) =>
        requestTypes.map(({ id, type, descrption }) => ({ type: id, name: type, description: descrption })),
      encode: (types) => ({
        ...ok,
        requestTypes: types.map(({ type, name, description }) => ({ id: type, type: name, descrption: description })),
      }),
    },
  )

export const requestTypesResponse = requestTypesCoded(requestTypeCode)
/** D1: only the urgent menu uses the codes 1, 2, 4, 8. */
export const urgentRequestTypesResponse = requestTypesCoded(urgentMenuTypeCode)

const closure = z.object({
  id: WireId,
  /** Absent: all offices. */
  officeId: z.optional(WireId),
  /** Absent: everything. */
  service: z.optional(z.enum(['new', 'renewal', 'lost', 'correction', 'urgent'])),
  from: WireDate,
  until: WireDate,
  notice: WireWords,
})

/** Extension: current and future closures, with the notices for applicants. */
export const noticesResponse = responseOf('notices', z.array(closure), typeOnly<readonly OfficeClosure[]>())

/** Extension: the fee of each Origin ID service, by the operator's base fee. */
export const originIdPricesResponse = responseOf(
  'prices',
  z.array(
    z.object({
      service: z.string(),
      timesLost: z.optional(z.int().check(z.positive())),
      amount: z.int().check(z.nonnegative()),
      isSample: z.optional(z.boolean()),
    }),
  ),
  typeOnly<readonly OriginIdPrice[]>(),
)
