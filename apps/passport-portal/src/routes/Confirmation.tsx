import { ConfirmationScreen } from '@invea/portal-kit/confirmation'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { createFileRoute } from '@tanstack/react-router'
import { forgetPaidDraft } from '../forget-paid-draft.ts'
import { RequestPageFrame } from '../RequestPageFrame.tsx'
import { paymentWords } from '../request-words.ts'

const forget = (requestId: number) => void forgetPaidDraft(requestId)

/** B §2: request received, payment awaited or completed, and the slip. The provider sends the applicant back to this address. */
export const Route = createFileRoute('/Confirmation')({
  staticData: { title: 'confirmation:receivedTitle', words: paymentWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame>
      <ConfirmationScreen requestId={Route.useSearch().request} onPaid={forget} />
    </RequestPageFrame>
  ),
})
