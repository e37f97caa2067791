import type { Office } from '@invea/domain/appointment'
import { Card, DescriptionList, PageSection, Skeleton, Split, Stack, Table } from '@invea/ui'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useOffices } from '../api/use-offices.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { ContactForm } from './ContactForm.tsx'

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

/** B §2: the second phone and the two social networks; the help panel has the free line, the mailbox and the hours. */
const MoreWays = () => {
  const { t } = useTranslation('contact')
  const { supportPhone, facebookUrl, telegramUrl } = usePortalConfig()
  const networks = [
    { name: t('network.facebook'), url: facebookUrl },
    { name: t('network.telegram'), url: telegramUrl },
  ].filter(({ url }) => url)
  return (
    <Card>
      <Card.Title as="h2">{t('supportPhone')}</Card.Title>
      <p>
        <a href={`tel:${supportPhone}`} className="inline-block py-2 text-lg font-bold">
          {supportPhone}
        </a>
      </p>
      {networks.length > 0 && (
        <>
          <Card.Title as="h2" className="mt-4">
            {t('social')}
          </Card.Title>
          <ul className="flex gap-5">
            {networks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener" className="inline-block py-2">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** B §2: how to reach the agency, its branches, and the feedback form. What is fixed can be read before any script runs. */
export const ContactScreen = () => {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')} />
      <PageSection space="tight">
        <Split
          asideFirst
          className="[--aside:20rem]"
          aside={
            <Stack gap={6}>
              <HelpPanel />
              <MoreWays />
            </Stack>
          }
        >
          <Stack gap={8}>
            <section aria-labelledby="leave-message">
              <h2 id="leave-message" className="mb-4">
                {t('form.title')}
              </h2>
              <Card>
                <ApiProvider fallback={<Skeleton lines={10} />}>
                  <ContactForm />
                </ApiProvider>
              </Card>
            </section>
            <section aria-labelledby="branches">
              <h2 id="branches" className="mb-4">
                {t('branches')}
              </h2>
              <ApiProvider fallback={<Skeleton lines={9} />}>
                <BranchTable />
              </ApiProvider>
            </section>
          </Stack>
        </Split>
      </PageSection>
    </>
  )
}
