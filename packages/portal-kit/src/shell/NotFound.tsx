import { Button, PageSection, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { HelpPanel } from './HelpPanel.tsx'
import { PageLink } from './PageLink.tsx'

/** An address we have no page for. */
export const NotFound = () => {
  const { t } = useTranslation('shell')
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <div>
          <Button asChild>
            <PageLink page="home">{t('notFound.home')}</PageLink>
          </Button>
        </div>
        <HelpPanel />
      </Stack>
    </PageSection>
  )
}
