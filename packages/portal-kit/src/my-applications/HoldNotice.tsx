import { useApplication } from '../api/use-application.ts'
import { useRequestField } from '../application-form/use-field.ts'
import { HeldUntil } from '../application-view/HeldUntil.tsx'
import { useDisplayContext } from '../shell/display-context.ts'

/** Shown after submission: until when the appointment is held. */
export const HoldNotice = () => {
  const display = useDisplayContext()
  const [requestId] = useRequestField('submitted.requestId')
  const { data } = useApplication(requestId)
  return data ? <HeldUntil application={data} display={display} /> : null
}
