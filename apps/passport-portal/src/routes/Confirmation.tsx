import { ConfirmationScreen } from '@invea/portal-kit/confirmation'
import { paymentWords, RequestPageFrame } from '@invea/portal-kit/request-screens'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { createFileRoute } from '@tanstack/react-router'
import { forgetPaidDraft } from '../forget-paid-draft.ts'
import { requestPages } from '../request-pages.ts'

/** B §2: request received, payment awaited or completed, and the slip. */
export const Route = createFileRoute('/Confirmation')({
  staticData: { title: 'status:detail.title', words: paymentWords, folded: true },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <ConfirmationScreen requestId={Route.useSearch().request} onPaid={forgetPaidDraft} />
    </RequestPageFrame>
  ),
})
