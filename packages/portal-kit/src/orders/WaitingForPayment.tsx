import { confirmationPromiseHours } from '@invea/domain'
import { Alert, Button, Cluster } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { clockWords } from '../request-view/formats.ts'
import { useReader } from '../request-view/use-display-context.ts'
import type { WaitingPhase } from './use-awaited-payment.ts'

export interface WaitingForPaymentProps {
  readonly phase: WaitingPhase
  readonly checking: boolean
  /** Milliseconds since 1970 of the last answer, 0 for none. */
  readonly checkedAt: number
  readonly onAsk: () => void
}

/** What is known about a payment that has not arrived: that we ask, since when, and what to do when it never comes (B §9). */
export const WaitingForPayment = ({ phase, checking, checkedAt, onAsk }: WaitingForPaymentProps) => {
  const { t } = useTranslation('payment')
  const { helpLine, supportMailbox: email } = usePortalConfig()
  const reader = useReader()
  return (
    <Alert tone="info" title={t('waiting.title')} className="print:hidden">
      <p role="status">{t(`waiting.${phase}`)}</p>
      <Cluster className="mt-3">
        <Button variant="secondary" size="small" pending={checking} onClick={onAsk}>
          {t(checking ? 'waiting.checking' : 'waiting.checkAgain')}
        </Button>
        {checkedAt > 0 && (
          <span className="text-sm text-muted">
            {t('waiting.lastChecked', { time: clockWords(checkedAt, reader) })}
          </span>
        )}
      </Cluster>
      <p className="mt-3 text-sm">{t('waiting.late', { hours: confirmationPromiseHours, helpLine, email })}</p>
    </Alert>
  )
}
