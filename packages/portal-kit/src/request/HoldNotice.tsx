import { HeldUntil } from '../request-view/HeldUntil.tsx'
import { useApplication } from '../request-view/use-application.ts'
import { useDisplayContext } from '../request-view/use-display-context.ts'
import { useRequestField } from '../wizard/use-field.ts'

/** Shown after submission: until when the appointment is held. */
export const HoldNotice = () => {
  const display = useDisplayContext()
  const [requestId] = useRequestField('submitted.requestId')
  const { data } = useApplication(requestId)
  return data ? <HeldUntil application={data} display={display} /> : null
}
