import type { Applicant, RequiredAttachment } from '@invea/domain'
import { encryptionContext } from '../platform/encryption/encryption-context.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findAuthorizedPerson } from '../requests/authorized-person.ts'
import { requiredFor } from './required-attachments.ts'

/** GetRequiredAttachementsByPersonRequest (A §7): what one person of an own request must upload. */
export const requiredAttachments: Handler<{ readonly requestPersonId: number }, readonly RequiredAttachment[]> = async (
  { services, caller, now },
  { requestPersonId },
) => {
  const own = await findAuthorizedPerson(services.db, caller, requestPersonId, now)
  if (!own) return refused('notFound')
  const applicant = services.encryption.decryptJson<Applicant>(
    own.person.applicant,
    encryptionContext.person(own.person.id),
  )
  return done(requiredFor(own.request, applicant, await services.master.snapshot()))
}
