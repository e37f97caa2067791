import { groupDigits } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { feeRows } from './fee-rows.ts'
import type { RequirementService } from './requirement-services.ts'

/** B §2: what a service costs, case by case. */
export const FeeList = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation(['requirements', 'service'])
  return (
    <dl className="fees">
      {feeRows[service].map(({ name, regular }) => (
        <div key={name}>
          <dt>{t(`requirements:row.${name}`)}</dt>
          <dd className="digits">{t('service:etb', { amount: groupDigits(regular) })}</dd>
        </div>
      ))}
    </dl>
  )
}
