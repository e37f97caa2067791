import type { Office } from '@invea/domain'
import { DescriptionList, Skeleton, Stack, Table } from '@invea/ui'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useOffices } from '../api/use-offices.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'

const CallLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/\s/g, '')}`} className="inline-flex min-h-11 items-center whitespace-nowrap">
    {phone}
  </a>
)

const HeadOffice = ({ office }: { office: Office }) => {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  return (
    <DescriptionList>
      <DescriptionList.Row label={t('head')}>{office.name[language]}</DescriptionList.Row>
      <DescriptionList.Row label={t('address')}>{office.address[language]}</DescriptionList.Row>
      <DescriptionList.Row label={t('phone')}>
        <CallLink phone={office.phone} />
      </DescriptionList.Row>
      <DescriptionList.Row label={t('fax')}>{office.fax}</DescriptionList.Row>
    </DescriptionList>
  )
}

const Branches = ({ offices }: { offices: readonly Office[] }) => {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  return (
    <Table
      caption={t('branches')}
      hideCaption
      rows={offices}
      rowKey={({ id }) => id}
      columns={[
        { id: 'branch', header: t('branch'), cell: ({ name }: Office) => name[language] },
        { id: 'phone', header: t('phone'), cell: ({ phone }: Office) => <CallLink phone={phone} /> },
        { id: 'fax', header: t('fax'), cell: ({ fax }: Office) => <span className="whitespace-nowrap">{fax}</span> },
      ]}
    />
  )
}

/** B §2: where the agency is, then phone and fax of the nine branches, all from the master data. */
export const BranchTable = () => {
  const found = useOffices()
  if (found.state === 'failed') return <FailureNotice error={found.error} onRetry={found.retry} />
  if (found.state === 'loading') return <Skeleton lines={9} />
  const [head, ...others] = found.offices
  return (
    <Stack gap={6}>
      {head?.main && <HeadOffice office={head} />}
      <Branches offices={head?.main ? others : found.offices} />
    </Stack>
  )
}
