import {
  type DocumentCondition,
  documentConditions,
  originIdServiceNames,
  passportFacts,
  replacementReasons,
} from '@invea/domain'
import * as z from 'zod/mini'
import { choice, id, matching, optionalChoice, requestType, sentences, whole, words, yesOrNo } from '../fields.ts'
import { tableEntity } from './entity.ts'

const coded = (table: 'occupation' | 'family_type' | 'attachment_type') =>
  tableEntity({
    table,
    key: ['id'],
    ordered: true,
    line: z.object({ id, name: words }),
    cells: ({ id, name }) => ({ id, name }),
  })

export const occupations = coded('occupation')
export const familyTypes = coded('family_type')
export const attachmentTypes = coded('attachment_type')

export const nationalities = tableEntity({
  table: 'nationality',
  key: ['id'],
  unique: 'code',
  line: z.object({ id, code: matching(/^[A-Z]{3}$/, 'must be three capital letters'), name: words }),
  cells: ({ id, code, name }) => ({ id, code, name }),
})

/** A §3: 32 or 64 pages. */
const booklets = passportFacts.bookletPages
const conditions = Object.keys(documentConditions) as readonly DocumentCondition[]

export const passportPages = tableEntity({
  table: 'passport_page',
  key: ['id'],
  line: z.object({
    id,
    pages: whole(booklets[0], booklets[1]).check(
      z.refine((pages) => booklets.some((size) => size === pages), `must be ${booklets.join(' or ')}`),
    ),
  }),
  cells: ({ id, pages }) => ({ id, pages }),
})

/** What is asked beside the documents that the rules name (D26): the list is replaced as a whole. */
export const requiredAttachments = tableEntity({
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
  refersTo: ({ attachmentTypeId }) => [{ to: 'attachment_type', id: attachmentTypeId, column: 'attachmentTypeId' }],
  cells: ({ id, requestType, replacementReason, originIdService, condition, attachmentTypeId }) => ({
    id,
    request_type: requestType,
    replacement_reason: replacementReason ?? null,
    origin_id_service: originIdService ?? null,
    condition,
    attachment_type_id: attachmentTypeId,
  }),
})

/** Amounts that the texts leave to the agency, in whole ETB: the base fee of an Origin ID (R4). */
export const fees = tableEntity({
  table: 'fee_setting',
  key: ['code'],
  line: z.object({ code: choice(['originIdBase']), amount: whole(1, 1_000_000), sample: z._default(yesOrNo, false) }),
  cells: ({ code, amount, sample }) => ({ code, amount, sample }),
})

export const paymentOptions = tableEntity({
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
  cells: ({ id, code, name, kind, steps }) => ({ id, code, name: name.en, names: name, kind, steps: steps ?? null }),
})
