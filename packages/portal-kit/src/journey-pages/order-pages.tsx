import { ConfirmationScreen } from '../my-applications/ConfirmationScreen.tsx'
import { HandOverScreen, InstructionScreen } from '../payment/InstructionScreen.tsx'

interface OrderPageProps {
  /** Id of the request from the address. Without one the page explains how to find the request. */
  readonly request: number | undefined
}

/** B §2: payment instructions of an order, which can be printed and reloaded. */
export const InstructionsOf = ({ request }: OrderPageProps) =>
  request === undefined ? <ConfirmationScreen requestId={undefined} /> : <InstructionScreen requestId={request} />

/** B §2: the hand-over to the payment provider's own page. */
export const HandOverOf = ({ request }: OrderPageProps) =>
  request === undefined ? <ConfirmationScreen requestId={undefined} /> : <HandOverScreen requestId={request} />
