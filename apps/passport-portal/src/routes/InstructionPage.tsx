import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { InstructionsOf } from '@invea/portal-kit/journey-pages/order-pages.tsx'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { paymentWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** B §2: payment instructions of an order. The provider sends the applicant back to this address. */
export const Route = createFileRoute('/InstructionPage')({
  staticData: { title: 'payment:instruction.title', words: paymentWords, folded: true },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <InstructionsOf request={Route.useSearch().request} />
    </RequestPageFrame>
  ),
})
