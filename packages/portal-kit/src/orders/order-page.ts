import type { PaymentOrder } from '@invea/domain'

/** Where an order is paid: on the provider's page, behind the hand-over, or by its code. */
export const orderPage = ({ redirectUrl }: Pick<PaymentOrder, 'redirectUrl'>) =>
  redirectUrl ? ('handOver' as const) : ('instructions' as const)
