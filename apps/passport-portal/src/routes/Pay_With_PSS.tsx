import { ConfirmationScreen } from '@invea/portal-kit/confirmation'
import { HandOverScreen } from '@invea/portal-kit/payment'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { createFileRoute } from '@tanstack/react-router'
import { RequestPageFrame } from '../RequestPageFrame.tsx'
import { paymentWords } from '../request-words.ts'

const HandOverPage = () => {
  const { request } = Route.useSearch()
  return (
    <RequestPageFrame>
      {request === undefined ? <ConfirmationScreen requestId={undefined} /> : <HandOverScreen requestId={request} />}
    </RequestPageFrame>
  )
}

/** B §2: the hand-over to the payment provider's own page. */
export const Route = createFileRoute('/Pay_With_PSS')({
  staticData: { title: 'payment:title', words: paymentWords },
  validateSearch: readRequestSearch,
  component: HandOverPage,
})
