import { Card, PageSection, Skeleton, Split, Stack } from '@invea/ui'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { BranchTable } from './BranchTable.tsx'
import { ContactForm } from './ContactForm.tsx'

/** B §2: the second phone and the two social networks; the free line, the mailbox and the hours stand in the help panel. */
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
