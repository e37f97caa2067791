import { ConfirmationScreen } from '../my-applications/ConfirmationScreen.tsx'
import { HandOverScreen, InstructionScreen } from '../payment/InstructionScreen.tsx'

interface OrderPageProps {
  /** The request in the address; without one the page explains how to find it. */
  readonly request: number | undefined
}

/** B §2: payment instructions of an order, printable, the same again after a reload. */
export const InstructionsOf = ({ request }: OrderPageProps) =>
  request === undefined ? <ConfirmationScreen requestId={undefined} /> : <InstructionScreen requestId={request} />

/** B §2: the hand-over to the payment provider's own page. */
export const HandOverOf = ({ request }: OrderPageProps) =>
  request === undefined ? <ConfirmationScreen requestId={undefined} /> : <HandOverScreen requestId={request} />
