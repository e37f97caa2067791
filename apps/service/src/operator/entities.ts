import { passportFacts, replacementReasons } from '@invea/domain/applicant'
import { type DocumentCondition, documentConditions } from '@invea/domain/attachments'
import { originIdServiceNames } from '@invea/domain/services'
import * as z from 'zod/mini'
import { type AnyEntity, tableEntity } from './entity.ts'
import { choice, id, matching, optionalChoice, requestType, sentences, whole, words, yesOrNo } from './fields.ts'
import { cities, deliverySites, offices, regions, restrictions } from './office-entities.ts'
import { capacities, holidays, slotTemplates, urgentQuotas } from './schedule-entities.ts'

const namedList = (table: 'occupation' | 'family_type' | 'attachment_type') =>
  tableEntity({
    table,
    key: ['id'],
    ordered: true,
    line: z.object({ id, name: words }),
  })

const occupations = namedList('occupation')
const familyTypes = namedList('family_type')
const attachmentTypes = namedList('attachment_type')

const nationalities = tableEntity({
  table: 'nationality',
  key: ['id'],
  unique: 'code',
  line: z.object({ id, code: matching(/^[A-Z]{3}$/, 'must be three capital letters'), name: words }),
})

/** A §3: 32 or 64 pages. */
const booklets = passportFacts.bookletPages
const conditions = Object.keys(documentConditions) as readonly DocumentCondition[]

const passportPages = tableEntity({
  table: 'passport_page',
  key: ['id'],
  line: z.object({
    id,
    pages: whole(booklets[0], booklets[1]).check(
      z.refine((pages) => booklets.some((size) => size === pages), `must be ${booklets.join(' or ')}`),
    ),
  }),
})

/** Documents required in addition to the rules (D26). A file replaces the whole list. */
const requiredAttachments = tableEntity({
  table: 'required_attachment',
  key: ['id'],
  ordered: true,
  whole: true,
  line: z.object({
    id,
    requestType,
    replacementReason: z.optional(optionalChoice(replacementReasons)),
    /** Empty: for passports. */
    originIdService: z.optional(optionalChoice(originIdServiceNames)),
    condition: choice(conditions),
    attachmentTypeId: id,
  }),
  refersTo: { attachmentTypeId: 'attachment_type' },
})

/** Amounts that the specification leaves to the agency, in whole ETB: the base fee of an Origin ID (R4). */
const fees = tableEntity({
  table: 'fee_setting',
  key: ['code'],
  line: z.object({ code: choice(['originIdBase']), amount: whole(1, 1_000_000), sample: z._default(yesOrNo, false) }),
})

const paymentOptions = tableEntity({
  table: 'payment_option',
  key: ['id'],
  unique: 'code',
  ordered: true,
  line: z.object({
    id,
    code: matching(/^[a-z][a-z-]{1,30}$/, 'must be lower-case letters and hyphens'),
    name: words,
    kind: choice(['redirect', 'code']),
    steps: sentences(['amount', 'orderCode']),
  }),
  cells: ({ name }) => ({ name: name.en, names: name }),
})

/** All entities that an operator loads, sorted so that each comes after the entities it refers to. */
export const entities = {
  regions,
  cities,
  offices,
  restrictions,
  deliverySites,
  nationalities,
  occupations,
  familyTypes,
  passportPages,
  attachmentTypes,
  requiredAttachments,
  holidays,
  slotTemplates,
  paymentOptions,
  fees,
  capacities,
  urgentQuotas,
} as const satisfies Readonly<Record<string, AnyEntity>>

export type EntityName = keyof typeof entities
export const entityNames = Object.keys(entities) as readonly EntityName[]

/** `delivery-sites` and `deliverySites` are the same entity. */
export const findEntity = (name: string): EntityName | undefined => {
  const wanted = name.replaceAll('-', '').toLowerCase()
  return entityNames.find((known) => known.toLowerCase() === wanted)
}
