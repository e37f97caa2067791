import { useTranslation } from '../i18n/index.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'

/** The way from Home to the guide. */
export const WhichService = () => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  return <p className="mb-4">{has('guide') && <PageLink page="guide">{t('guide.link')}</PageLink>}</p>
}
