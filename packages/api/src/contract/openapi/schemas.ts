import { type CodeTable, personStatusCode, requestStatusCode } from '@invea/domain/codes'
import * as z from 'zod/mini'
import { refusalCodes } from '../../errors.ts'
import {
  correctionTypeCode,
  genderCode,
  genderDigit,
  maritalStatusCode,
  maritalStatusDigit,
  originIdApplicantTypeCode,
  personStatusWord,
  replacementReasonCode,
  requestModeCode,
  requestStatusWord,
  requestTypeCode,
  urgentMenuTypeCode,
  urgentOptionCode,
} from '../../wire/codes.ts'
import * as wire from '../../wire/index.ts'
import { Ignored } from '../../wire/scalars.ts'

/** The input object of a schema: a plain object, or the wire side of a codec. */
export const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return def.shape
  return def.type === 'pipe' ? shapeOf(def.in) : {}
}

const listed = (values: readonly (string | number)[]) => values.map((value) => `\`${value}\``).join(', ')
const wordsOf = <Name extends string>({ names, encode }: CodeTable<Name, string | number>) => listed(names.map(encode))

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
  [requestStatusWord, `One of ${wordsOf(requestStatusCode)}. Later versions may add words.`],
  [personStatusWord, `One of ${wordsOf(personStatusCode)}. Later versions may add words.`],
  [shapeOf(wire.refusal).code, `One of ${listed(refusalCodes)}. Minor versions add codes: decide by the HTTP status.`],
  [Ignored, 'Accepted and ignored: the service sets it.'],
])

export type JsonSchema = Readonly<Record<string, unknown>>

// Schemas that several calls share have names; the others are inline.
const named = z
  .registry<{ id: string }>()
  .add(wire.address, { id: 'Address' })
  .add(wire.applicant, { id: 'Applicant' })
  .add(wire.application, { id: 'Application' })
  .add(wire.availableDay, { id: 'AvailableDay' })
  .add(wire.city, { id: 'City' })
  .add(wire.deliverySite, { id: 'DeliverySite' })
  .add(wire.familyMember, { id: 'FamilyMember' })
  .add(wire.familyType, { id: 'FamilyType' })
  .add(wire.nationality, { id: 'Nationality' })
  .add(wire.occupation, { id: 'Occupation' })
  .add(wire.office, { id: 'Office' })
  .add(wire.originIdDetail, { id: 'OriginIdDetail' })
  .add(wire.paymentOption, { id: 'PaymentOption' })
  .add(wire.person, { id: 'Person' })
  .add(wire.priceInfo, { id: 'PriceInfo' })
  .add(wire.refusal, { id: 'Refusal' })
  .add(wire.region, { id: 'Region' })
  .add(wire.requiredAttachment, { id: 'RequiredAttachment' })
  .add(wire.slot, { id: 'Slot' })
  .add(wire.storedAttachment, { id: 'StoredAttachment' })
  .add(wire.WireWords, { id: 'Words' })

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
          if (zodSchema === wire.queryId) Object.assign(jsonSchema, { type: 'integer', minimum: 0, pattern: undefined })
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
