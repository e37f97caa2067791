import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { HandOverOf } from '@invea/portal-kit/journey-pages/order-pages.tsx'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { paymentWords } from '@invea/portal-kit/journey-pages/request-words.ts'
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
