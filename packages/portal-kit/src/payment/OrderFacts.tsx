import { todayInAddis } from '@invea/domain'
import type { PaymentOrder } from '@invea/domain/application'
import { Button, Card, DescriptionList, groupDigits } from '@invea/ui'
import { useState } from 'react'
import { NoWrap } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { clockWords, dayWords, useReader } from '../shell/display-context.ts'

/** Copies a code where the browser allows it, and confirms it. */
const CopyCode = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation('payment')
  const [copied, setCopied] = useState(false)
  if (!globalThis.navigator?.clipboard) return null
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          void navigator.clipboard.writeText(code).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {t('copyCode')}
      </Button>
      <span role="status" className="text-sm text-success print:hidden">
        {copied && t('codeCopied')}
      </span>
    </>
  )
}

export interface OrderFactsProps {
  readonly order: PaymentOrder
  /** The amount is invented: no operator has set the agency's own. */
  readonly isSample?: boolean | undefined
}

/** Order code, amount, option and the absolute deadline: what must be compared before money is given (B §2). */
export const OrderFacts = ({ order, isSample }: OrderFactsProps) => {
  const { t } = useTranslation('payment')
  const reader = useReader()
  return (
    <Card tone="accent">
      <DescriptionList className="border-t-0">
        <DescriptionList.Row label={t('orderCode')}>
          {/* The button goes below the code instead of wrapping it, so that it is not copied in part. */}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <strong className="font-mono text-2xl break-all" data-testid="order-code">
              {order.orderId}
            </strong>
            <CopyCode code={order.orderId} />
          </div>
        </DescriptionList.Row>
        <DescriptionList.Row label={t('amount')}>
          <strong className="text-xl tabular-nums">{t('etb', { amount: groupDigits(order.amount) })}</strong>
          {isSample && <span className="block text-sm text-muted">{t('sampleFee')}</span>}
        </DescriptionList.Row>
        <DescriptionList.Row label={t('optionName')}>{order.optionName}</DescriptionList.Row>
        <DescriptionList.Row label={t('deadline')} className="border-b-0">
          <strong>
            <NoWrap words={dayWords(todayInAddis(order.expiresAt), reader)} />
            <span className="block">
              <NoWrap words={clockWords(order.expiresAt, reader)} />
            </span>
          </strong>
          <span className="block text-sm text-muted">{t('addisTime')}</span>
          <span className="block text-sm">{t('deadlineEnds')}</span>
        </DescriptionList.Row>
      </DescriptionList>
    </Card>
  )
}
