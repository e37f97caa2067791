import { Disclosure, groupDigits } from '@invea/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequirementService } from './requirement-services.ts'
import { useServiceText } from './use-service-text.ts'

export interface ServiceRowProps {
  service: RequirementService
  /** What the cases of the service cost, in whole ETB: the row says the lowest. */
  amounts: readonly number[]
  children: ReactNode
}

/**
 * One service of the requirement pages, its name and fee in the row. The name in the address stands on the content: a
 * browser opens a closed row for what lies inside it, before any script runs.
 */
export const ServiceRow = ({ service, amounts, children }: ServiceRowProps) => {
  const { t } = useTranslation('service')
  const text = useServiceText()
  const amount = groupDigits(Math.min(...amounts))
  return (
    <Disclosure
      headingLevel={2}
      title={
        <span className="row-title">
          {t(`name.${service}`)}{' '}
          <span className="row-fee">{amounts.length > 1 ? t('etbFrom', { amount }) : t('etb', { amount })}</span>
        </span>
      }
    >
      <div id={service} className="service-row">
        <p>{text(service)}</p>
        {children}
      </div>
    </Disclosure>
  )
}
