import type { Applicant, RequiredAttachment } from '@invea/domain'
import { requiredFor } from '../application/required-attachments.ts'
import { done, refused } from '../outcome.ts'
import type { Handler } from '../request-context.ts'
import { findOwnPerson } from '../store/authorized-person.ts'
import { sealedIn } from '../store/encryption-context.ts'

/** GetRequiredAttachementsByPersonRequest (A §7): what one person of an own request must upload. */
export const requiredAttachments: Handler<{ readonly requestPersonId: number }, readonly RequiredAttachment[]> = async (
  { services, caller, now },
  { requestPersonId },
) => {
  const own = await findOwnPerson(services.db, caller, requestPersonId, now)
  if (!own) return refused('notFound')
  const applicant = services.vault.openJson<Applicant>(own.person.applicant, sealedIn.person(own.person.id))
  return done(requiredFor(own.request, applicant, await services.master.snapshot()))
}
