import { groupDigits, Table } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { type FeeRow, feeRows, urgentDays } from './fee-rows.ts'
import type { RequirementService } from './requirement-services.ts'

/** B §2: the fee table of a section of the urgent guide, in two and in five working days. */
export const UrgentFeeTable = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation(['requirements', 'service'])
  return (
    <Table
      caption={t('requirements:urgent.fees')}
      rows={feeRows[service]}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'case',
          header: t('requirements:urgent.case'),
          cell: ({ name }: FeeRow) => t(`requirements:row.${name}`),
        },
        ...urgentDays.map((days) => ({
          id: String(days),
          header: t('requirements:urgent.days', { days }),
          cell: ({ urgent }: FeeRow) => t('service:etb', { amount: groupDigits(urgent[days]) }),
          align: 'end' as const,
        })),
      ]}
    />
  )
}
