import * as z from 'zod/mini'
import { FourLanguages, Id, type Loader, upsert } from './loading.ts'

const Coded = z.object({ id: Id, name: FourLanguages })

const ordered = (entries: readonly z.infer<typeof Coded>[]) =>
  entries.map(({ id, name }, position) => ({ id, name, position }))

const Occupations = z.object({ occupations: z.array(Coded) })
export const occupations: Loader<z.infer<typeof Occupations>> = {
  schema: Occupations,
  write: async (trx, { occupations }) => {
    await upsert(trx, 'occupation', ['id'], ordered(occupations))
    return { occupations: occupations.length }
  },
}

const Nationalities = z.object({
  nationalities: z.array(z.object({ id: Id, code: z.string().check(z.regex(/^[A-Z]{3}$/)), name: FourLanguages })),
})
export const nationalities: Loader<z.infer<typeof Nationalities>> = {
  schema: Nationalities,
  write: async (trx, { nationalities }) => {
    await upsert(trx, 'nationality', ['id'], nationalities)
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
    await upsert(trx, 'family_type', ['id'], ordered(familyTypes))
    await upsert(trx, 'passport_page', ['id'], passportPages)
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
    await upsert(trx, 'attachment_type', ['id'], ordered(attachmentTypes))
    await trx.deleteFrom('required_attachment').execute()
    const rows = requiredAttachments.map((required, position) => ({
      id: required.id,
      request_type: required.requestType,
      replacement_reason: required.replacementReason ?? null,
      condition: required.condition,
      attachment_type_id: required.attachmentTypeId,
      position,
    }))
    await upsert(trx, 'required_attachment', ['id'], rows)
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
    await upsert(
      trx,
      'payment_option',
      ['id'],
      paymentOptions.map((option, position) => ({ ...option, position })),
    )
    return { paymentOptions: paymentOptions.length }
  },
}
