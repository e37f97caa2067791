import { confirmationPromiseHours, paymentDeadlineHours } from '@invea/domain'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'

/** What the applicant agrees to by the box below it (B §1, B §9); the hours come from the rules (D4). */
export const PaymentTerms = () => {
  const { t } = useTranslation('payment')
  const { helpLine, supportMailbox: email } = usePortalConfig()
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      <li>{t('withinHours', { hours: paymentDeadlineHours })}</li>
      <li>{t('orderOnly')}</li>
      <li>{t('nonRefundable')}</li>
      <li>{t('forfeit')}</li>
      <li>{t('waiting.late', { hours: confirmationPromiseHours, helpLine, email })}</li>
    </ul>
  )
}
