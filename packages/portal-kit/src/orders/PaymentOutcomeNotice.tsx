import type { Application, PaymentOutcome } from '@invea/domain'
import { Alert, groupDigits } from '@invea/ui'
import type { ReactNode } from 'react'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'

/** How each end of an order looks; an open order and a payment that arrived have their own places. */
const tones = {
  cancelled: 'warning',
  failed: 'warning',
  expired: 'warning',
  wrongAmount: 'danger',
  late: 'danger',
  refundDue: 'danger',
} as const satisfies Partial<Record<PaymentOutcome, string>>

const toneOf = (outcome: PaymentOutcome) => (outcome in tones ? tones[outcome as keyof typeof tones] : undefined)

/** What became of the last payment that did not pay the application: whether money was taken, and the way on as children. */
export const PaymentOutcomeNotice = ({
  lastPayment,
  children,
}: Pick<Application, 'lastPayment'> & { readonly children?: ReactNode }) => {
  const { t } = useTranslation('application')
  const { helpLine } = usePortalConfig()
  const tone = lastPayment && toneOf(lastPayment.outcome)
  if (!tone) return null
  const { outcome, optionName, amount } = lastPayment
  const params = { option: optionName, amount: groupDigits(amount), helpLine }
  return (
    <Alert tone={tone} title={t(`outcome.${outcome}.title`, params)} live>
      <p>{t(`outcome.${outcome}.help`, params)}</p>
      {children}
    </Alert>
  )
}
