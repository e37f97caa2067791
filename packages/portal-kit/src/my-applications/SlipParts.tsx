import type { ApplicationPerson } from '@invea/domain/application'
import { BarcodeFrame, Skeleton, Table } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { useTranslation } from '../i18n/i18n.ts'

export interface SlipBarcodeProps {
  readonly requestId: number
  /** Application numbers, for the alternative text of the image. */
  readonly number: string
}

/** The signed barcode of a paid request, image and text (B §4). */
export const SlipBarcode = ({ requestId, number }: SlipBarcodeProps) => {
  const { t } = useTranslation('confirmation')
  const query = useQuery(applicationQueries.barcode(usePortalApi(), requestId))
  if (query.isPending) return <Skeleton lines={4} />
  if (query.isLoadingError) return <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
  return (
    <BarcodeFrame src={`data:image/png;base64,${query.data.image}`} alt={t('slip.barcodeAlt', { number })}>
      {/* B §2: image and text. On screen the text is rarely needed and collapsed; in print it is always visible. */}
      <details className="max-w-60 print:hidden">
        <summary className="min-h-11 py-2 font-sans text-sm">{t('slip.cannotScan')}</summary>
        {query.data.data}
      </details>
      <span className="hidden print:block">{query.data.data}</span>
    </BarcodeFrame>
  )
}

/** Number, first name, grandfather's name and application id of each applicant (B §2 Confirmation page). */
export const ApplicantsTable = ({ persons }: { readonly persons: readonly ApplicationPerson[] }) => {
  const { t } = useTranslation(['confirmation', 'field'])
  const rows = persons.map((person, at) => ({ ...person, number: at + 1 }))
  return (
    <Table
      caption={t('confirmation:applicants')}
      columns={[
        { id: 'number', header: t('confirmation:column.number'), cell: ({ number }) => number },
        {
          id: 'firstName',
          header: t('field:personal.firstName'),
          cell: ({ applicant, firstName }) => applicant?.personal.firstName ?? firstName,
        },
        {
          id: 'grandfatherName',
          header: t('field:personal.grandfatherName'),
          cell: ({ applicant }) => applicant?.personal.grandfatherName ?? '–',
        },
        {
          id: 'applicationId',
          header: t('confirmation:column.applicationId'),
          cell: ({ applicationNumber }) => (
            <span className="font-mono" data-testid="application-number">
              {applicationNumber}
            </span>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ requestPersonId }) => requestPersonId}
    />
  )
}
