import { useTranslation } from '../i18n/index.ts'
import { PageLink } from '../shell/PageLink.tsx'

/**
 * B §2: the two tabs of the how-to-apply guide. Each is a page of its own, so that it can be read before any script
 * runs, sent to somebody, and costs only what is on it; the open one is marked.
 */
export const SpeedTabs = () => {
  const { t } = useTranslation('requirements')
  return (
    <nav aria-label={t('speed.label')} className="speed-tabs">
      <ul>
        <li>
          <PageLink page="requirements">{t('speed.regular')}</PageLink>
        </li>
        <li>
          <PageLink page="urgentGuide">{t('speed.urgent')}</PageLink>
        </li>
      </ul>
    </nav>
  )
}
