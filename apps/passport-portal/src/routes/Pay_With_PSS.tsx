import { HandOverOf, paymentWords, RequestPageFrame } from '@invea/portal-kit/request-screens'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** B §2: the hand-over to the payment provider's own page. */
export const Route = createFileRoute('/Pay_With_PSS')({
  staticData: { title: 'payment:title', words: paymentWords, folded: true },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <HandOverOf request={Route.useSearch().request} />
    </RequestPageFrame>
  ),
})
