import * as z from 'zod/mini'
import {
  correctionTypeCode,
  genderCode,
  genderDigit,
  maritalStatusCode,
  maritalStatusDigit,
  originIdApplicantTypeCode,
  replacementReasonCode,
  requestModeCode,
  requestTypeCode,
  urgentMenuTypeCode,
  urgentOptionCode,
} from '../../wire/codes.ts'
import {
  address,
  applicant,
  application,
  availableDay,
  city,
  deliverySite,
  familyMember,
  familyType,
  nationality,
  occupation,
  office,
  originIdDetail,
  paymentOption,
  person,
  priceInfo,
  queryId,
  refusal,
  region,
  requiredAttachment,
  slot,
  storedAttachment,
  WireWords,
} from '../../wire/index.ts'
import { Ignored } from '../../wire/scalars.ts'

/** Descriptions of the codes in the document. */
const descriptions = new Map<unknown, string>([
  [requestTypeCode, '2 New, 3 Renew/Replacement, 4 Lost, 8 Correction; anything else is Unknown.'],
  [urgentMenuTypeCode, "The urgent menu's own codes: 1 New, 2 Renew/Replacement, 4 Lost, 8 Correction."],
  [requestModeCode, '0 normal, 1 urgent.'],
  [urgentOptionCode, 'The option, not a number of days: 1 is two working days, 2 is five.'],
  [genderCode, '1 male, 0 female.'],
  [genderDigit, '1 male, 0 female.'],
  [maritalStatusCode, '0 single, 1 married, 2 divorced, 3 widowed.'],
  [maritalStatusDigit, '0 single, 1 married, 2 divorced, 3 widowed.'],
  [correctionTypeCode, '0 none, 1 name, 2 birth date, 3 both.'],
  [replacementReasonCode, '1 expired, 2 pages run out, 3 damaged, 4 valid passport.'],
  [originIdApplicantTypeCode, '1 by birth, 2 by spouse, 3 child.'],
  [Ignored, 'Accepted and ignored: the service sets it.'],
])

export type JsonSchema = Readonly<Record<string, unknown>>

// Schemas that several calls share have names; the others are inline.
const named = z
  .registry<{ id: string }>()
  .add(address, { id: 'Address' })
  .add(applicant, { id: 'Applicant' })
  .add(application, { id: 'Application' })
  .add(availableDay, { id: 'AvailableDay' })
  .add(city, { id: 'City' })
  .add(deliverySite, { id: 'DeliverySite' })
  .add(familyMember, { id: 'FamilyMember' })
  .add(familyType, { id: 'FamilyType' })
  .add(nationality, { id: 'Nationality' })
  .add(occupation, { id: 'Occupation' })
  .add(office, { id: 'Office' })
  .add(originIdDetail, { id: 'OriginIdDetail' })
  .add(paymentOption, { id: 'PaymentOption' })
  .add(person, { id: 'Person' })
  .add(priceInfo, { id: 'PriceInfo' })
  .add(refusal, { id: 'Refusal' })
  .add(region, { id: 'Region' })
  .add(requiredAttachment, { id: 'RequiredAttachment' })
  .add(slot, { id: 'Slot' })
  .add(storedAttachment, { id: 'StoredAttachment' })
  .add(WireWords, { id: 'Words' })

const pointingHere = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

/** Converts the wire side of codecs to JSON Schema 2020-12. Named schemas are collected in `schemas`. */
export const createComponents = () => {
  const schemas: Record<string, JsonSchema> = {}
  const describe = (schema: z.core.$ZodType): JsonSchema => {
    const {
      $schema: _dialect,
      $defs,
      ...rest
    } = pointingHere(
      z.toJSONSchema(schema, {
        io: 'input',
        metadata: named,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          const description = descriptions.get(zodSchema)
          if (description) Object.assign(jsonSchema, { description })
          // A query contains text. Its value is a whole number.
          if (zodSchema === queryId) Object.assign(jsonSchema, { type: 'integer', minimum: 0, pattern: undefined })
        },
      }),
    )
    for (const [name, { id: _id, ...definition }] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>))
      schemas[name] = definition
    return rest
  }
  return { schemas, describe }
}
export type Components = ReturnType<typeof createComponents>
