import { newId } from '../../../src/platform/ids.ts'
import { newApplicationNumber, newConfirmationNumber } from '../../../src/requests/request-numbers.ts'
import { type Ids, officeId } from './a-target.ts'

/** Valid ids and numbers that do not exist. */
export const unknownIds = (): Ids => ({
  request: newId(officeId),
  requestPerson: newId(officeId),
  person: newId(officeId),
  familyMember: newId(officeId),
  attachment: newId(officeId),
  appointment: newId(officeId),
  applicationNumber: newApplicationNumber(),
  confirmationNumber: newConfirmationNumber(),
})
