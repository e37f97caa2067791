import { groupDigits } from '@invea/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { RequirementRow } from './RequirementRow.tsx'
import type { RequirementService } from './requirement-services.ts'
import { useServiceText } from './use-service-text.ts'

export interface ServiceRowProps {
  service: RequirementService
  /** What the cases of the service cost, in whole ETB: the row says the lowest. */
  amounts: readonly number[]
  children: ReactNode
}

/** One passport service of the requirement pages, its name and fee in the row. */
export const ServiceRow = ({ service, amounts, children }: ServiceRowProps) => {
  const { t } = useTranslation('service')
  const text = useServiceText()
  const amount = groupDigits(Math.min(...amounts))
  return (
    <RequirementRow
      id={service}
      title={t(`name.${service}`)}
      fee={amounts.length > 1 ? t('etbFrom', { amount }) : t('etb', { amount })}
      text={text(service)}
    >
      {children}
    </RequirementRow>
  )
}
