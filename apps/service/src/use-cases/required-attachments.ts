import type { Applicant, RequiredAttachment } from '@invea/domain'
import { requiredFor } from '../application/required-attachments.ts'
import type { Handler } from '../call.ts'
import { done, refused } from '../outcome.ts'
import { findOwnPerson } from '../store/own-person.ts'
import { sealedIn } from '../store/request-writer.ts'

/** GetRequiredAttachementsByPersonRequest (A §7): what one person of an own request must upload. */
export const requiredAttachments: Handler<{ readonly requestPersonId: number }, readonly RequiredAttachment[]> = async (
  { services, caller, now },
  { requestPersonId },
) => {
  const own = await findOwnPerson(services.db, caller, requestPersonId, now)
  if (!own) return refused('notFound')
  const { personal, passport } = services.vault.openJson<Applicant>(
    own.person.applicant,
    sealedIn.person(own.person.id),
  )
  const documents = {
    request: own.request,
    under18: personal.under18,
    adopted: personal.adopted,
    dataCorrected: passport.dataCorrected,
  }
  return done(requiredFor(documents, await services.master.snapshot()))
}
