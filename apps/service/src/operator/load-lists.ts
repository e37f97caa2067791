import * as z from 'zod/mini'
import type { Trx } from '../services.ts'
import { asJson } from '../store/schema.ts'
import { FourLanguages, Id, type Loader } from './loading.ts'

const Coded = z.object({ id: Id, name: FourLanguages })

const writeCoded = async (
  trx: Trx,
  table: 'occupation' | 'family_type' | 'attachment_type',
  entries: readonly z.infer<typeof Coded>[],
) => {
  for (const [position, { id, name }] of entries.entries()) {
    const row = { name: asJson(name), position }
    await trx
      .insertInto(table)
      .values({ id, ...row })
      .onConflict((c) => c.column('id').doUpdateSet(row))
      .execute()
  }
}

const Occupations = z.object({ occupations: z.array(Coded) })
export const occupations: Loader<z.infer<typeof Occupations>> = {
  schema: Occupations,
  write: async (trx, { occupations }) => {
    await writeCoded(trx, 'occupation', occupations)
    return { occupations: occupations.length }
  },
}

const Nationalities = z.object({
  nationalities: z.array(z.object({ id: Id, code: z.string().check(z.regex(/^[A-Z]{3}$/)), name: FourLanguages })),
})
export const nationalities: Loader<z.infer<typeof Nationalities>> = {
  schema: Nationalities,
  write: async (trx, { nationalities }) => {
    for (const { id, code, name } of nationalities) {
      const row = { code, name: asJson(name) }
      await trx
        .insertInto('nationality')
        .values({ id, ...row })
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute()
    }
    return { nationalities: nationalities.length }
  },
}

const ApplicantLists = z.object({
  familyTypes: z.array(Coded),
  /** A §3: 32 or 64 pages. */
  passportPages: z.array(z.object({ id: Id, pages: z.literal([32, 64]) })),
})
export const applicantLists: Loader<z.infer<typeof ApplicantLists>> = {
  schema: ApplicantLists,
  write: async (trx, { familyTypes, passportPages }) => {
    await writeCoded(trx, 'family_type', familyTypes)
    for (const { id, pages } of passportPages) {
      await trx
        .insertInto('passport_page')
        .values({ id, pages })
        .onConflict((c) => c.column('id').doUpdateSet({ pages }))
        .execute()
    }
    return { familyTypes: familyTypes.length, passportPages: passportPages.length }
  },
}

const Attachments = z.object({
  attachmentTypes: z.array(Coded),
  requiredAttachments: z.array(
    z.object({
      id: Id,
      requestType: z.enum(['new', 'renewal', 'lost', 'correction']),
      replacementReason: z.optional(z.enum(['expired', 'pageRunOut', 'damaged', 'validReplacement'])),
      condition: z.enum(['always', 'adult', 'under18', 'adopted', 'dataCorrected', 'urgent']),
      attachmentTypeId: Id,
    }),
  ),
})
/** Which document each service asks of each kind of applicant: the list is replaced as a whole. */
export const attachments: Loader<z.infer<typeof Attachments>> = {
  schema: Attachments,
  write: async (trx, { attachmentTypes, requiredAttachments }) => {
    await writeCoded(trx, 'attachment_type', attachmentTypes)
    await trx.deleteFrom('required_attachment').execute()
    for (const [position, required] of requiredAttachments.entries()) {
      await trx
        .insertInto('required_attachment')
        .values({
          id: required.id,
          request_type: required.requestType,
          replacement_reason: required.replacementReason ?? null,
          condition: required.condition,
          attachment_type_id: required.attachmentTypeId,
          position,
        })
        .execute()
    }
    return { attachmentTypes: attachmentTypes.length, requiredAttachments: requiredAttachments.length }
  },
}

const PaymentOptions = z.object({
  paymentOptions: z.array(
    z.object({
      id: Id,
      code: z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/)),
      name: z.string().check(z.minLength(1), z.maxLength(60)),
      kind: z.enum(['redirect', 'code']),
    }),
  ),
})
export const paymentOptions: Loader<z.infer<typeof PaymentOptions>> = {
  schema: PaymentOptions,
  write: async (trx, { paymentOptions }) => {
    for (const [position, { id, ...option }] of paymentOptions.entries()) {
      const row = { ...option, position }
      await trx
        .insertInto('payment_option')
        .values({ id, ...row })
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute()
    }
    return { paymentOptions: paymentOptions.length }
  },
}
