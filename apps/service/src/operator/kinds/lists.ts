import { replacementReasons } from '@invea/domain'
import * as z from 'zod/mini'
import { choice, id, matching, optionalChoice, requestType, text, whole, words } from '../fields.ts'
import { tableKind } from './kind.ts'

const coded = (table: 'occupation' | 'family_type' | 'attachment_type') =>
  tableKind({
    table,
    key: ['id'],
    ordered: true,
    line: z.object({ id, name: words }),
    cells: ({ id, name }) => ({ id, name }),
  })

export const occupations = coded('occupation')
export const familyTypes = coded('family_type')
export const attachmentTypes = coded('attachment_type')

export const nationalities = tableKind({
  table: 'nationality',
  key: ['id'],
  unique: 'code',
  line: z.object({ id, code: matching(/^[A-Z]{3}$/, 'must be three capital letters'), name: words }),
  cells: ({ id, code, name }) => ({ id, code, name }),
})

export const passportPages = tableKind({
  table: 'passport_page',
  key: ['id'],
  // A §3: 32 or 64 pages.
  line: z.object({
    id,
    pages: whole(32, 64).check(z.refine((pages) => pages === 32 || pages === 64, 'must be 32 or 64')),
  }),
  cells: ({ id, pages }) => ({ id, pages }),
})

/** Which document each service asks of each kind of applicant: the list is replaced as a whole. */
export const requiredAttachments = tableKind({
  table: 'required_attachment',
  key: ['id'],
  ordered: true,
  whole: true,
  line: z.object({
    id,
    requestType,
    replacementReason: z.optional(optionalChoice(replacementReasons)),
    condition: choice(['always', 'adult', 'under18', 'adopted', 'dataCorrected', 'urgent']),
    attachmentTypeId: id,
  }),
  refersTo: ({ attachmentTypeId }) => [{ to: 'attachment_type', id: attachmentTypeId, column: 'attachmentTypeId' }],
  cells: ({ id, requestType, replacementReason, condition, attachmentTypeId }) => ({
    id,
    request_type: requestType,
    replacement_reason: replacementReason ?? null,
    condition,
    attachment_type_id: attachmentTypeId,
  }),
})

export const paymentOptions = tableKind({
  table: 'payment_option',
  key: ['id'],
  unique: 'code',
  ordered: true,
  line: z.object({
    id,
    code: matching(/^[a-z][a-z-]{1,30}$/, 'must be lower-case letters and hyphens'),
    name: text(60),
    kind: choice(['redirect', 'code']),
  }),
  cells: ({ id, code, name, kind }) => ({ id, code, name, kind }),
})
