import type { RequiredAttachment, StoredAttachment } from '@invea/domain/attachments'
import * as z from 'zod/mini'
import { encodeRequiredAttachment, encodeStoredAttachment } from '#response-encoders'
import { responseOf, typeOnly, WireId, WireWords, wordsOr } from './scalars.ts'

const names = z.optional(WireWords)

export const requiredAttachment = z.codec(
  z.object({ attachmentTypeId: WireId, attachmentType: z.string(), names }),
  typeOnly<RequiredAttachment>(),
  {
    decode: ({ attachmentTypeId, attachmentType, names }) => ({
      attachmentTypeId,
      name: wordsOr(attachmentType, names),
    }),
    encode: encodeRequiredAttachment,
  },
)

export const requiredAttachmentsResponse = responseOf('requiredAttachements', z.array(requiredAttachment))

/** B §3. The path is a signed address that is valid for five minutes. */
export const storedAttachment = z.codec(
  z.object({
    attachmentId: WireId,
    attachmentType: z.string(),
    attachmentTypeId: WireId,
    attachmentPath: z.string(),
    names,
  }),
  typeOnly<StoredAttachment>(),
  {
    decode: ({ attachmentId, attachmentType, attachmentTypeId, attachmentPath, names }) => ({
      attachmentId,
      attachmentTypeId,
      name: wordsOr(attachmentType, names),
      url: attachmentPath,
    }),
    encode: encodeStoredAttachment,
  },
)

export const attachmentsResponse = responseOf('attachments', z.array(storedAttachment))
