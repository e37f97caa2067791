import type { ApplicationPerson } from '@invea/domain/application'
import { Table } from '@invea/ui'
import { useTranslation } from '../i18n/use-translation.ts'

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
