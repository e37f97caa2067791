import type { ApiResult } from '@invea/api'
import { type Application, type RequestChange, type Result, toApplicant, toOriginIdApplicant } from '@invea/domain'
import { type CommandContext, command } from '../wizard/commands.ts'
import { type EditFormDraft, editOf, withUpdate } from './edit-form.ts'

/** The change as UpdateRequest takes it, judged once more by every rule. */
const changeOf = ({ draft, facts }: CommandContext<EditFormDraft>): Result<RequestChange> => {
  const edit = editOf(draft)
  const { requestId, confirmationNumber, requestType, mode, requestVersion, personId, applicant, originIdService } =
    edit
  // The reason of an urgent request is no part of the edit (B §3): the service keeps the one it has, so none is demanded here.
  const checked = originIdService
    ? toOriginIdApplicant(applicant, { ...facts, service: originIdService })
    : toApplicant(applicant, { ...edit, ...facts, mode: 'normal' })
  if (!checked.ok) return checked
  const applicants = [{ personId, applicant: checked.value }]
  return { ok: true, value: { requestId, confirmationNumber, requestType, mode, version: requestVersion, applicants } }
}

/** `updateRequest`: Finish of the full edit (B §4). */
export const updateRequest = command({
  payload: changeOf,
  send: async (api, change, key): Promise<ApiResult<Application>> =>
    change.ok
      ? api.requests.update(change.value, key)
      : { ok: false, error: { kind: 'fields', issues: change.error, message: '' } },
  apply: (draft: EditFormDraft, { version }) => withUpdate(draft, version),
})
