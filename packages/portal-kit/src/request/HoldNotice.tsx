import { HeldUntil } from '../request-view/HeldUntil.tsx'
import { useApplication } from '../request-view/use-application.ts'
import { useReading } from '../request-view/use-display-context.ts'
import { useRequestField } from '../wizard/use-field.ts'

/** After the sending: until when the appointment is held, on every step that is left. */
export const HeldLine = () => {
  const reading = useReading()
  const [requestId] = useRequestField('submitted.requestId')
  const { data } = useApplication(requestId)
  return data ? <HeldUntil application={data} reading={reading} /> : null
}
