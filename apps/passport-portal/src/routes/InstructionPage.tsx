import { ConfirmationScreen } from '@invea/portal-kit/confirmation'
import { InstructionScreen } from '@invea/portal-kit/payment'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { createFileRoute } from '@tanstack/react-router'
import { RequestPageFrame } from '../RequestPageFrame.tsx'
import { paymentWords } from '../request-words.ts'

const InstructionPage = () => {
  const { request } = Route.useSearch()
  return (
    <RequestPageFrame>
      {request === undefined ? <ConfirmationScreen requestId={undefined} /> : <InstructionScreen requestId={request} />}
    </RequestPageFrame>
  )
}

/** B §2: payment instructions of an order, printable, the same again after a reload. */
export const Route = createFileRoute('/InstructionPage')({
  staticData: { title: 'payment:instruction.title', words: paymentWords },
  validateSearch: readRequestSearch,
  component: InstructionPage,
})
