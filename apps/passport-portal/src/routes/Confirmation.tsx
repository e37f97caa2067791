import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { paymentWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { ConfirmationScreen } from '@invea/portal-kit/my-applications/ConfirmationScreen.tsx'
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
