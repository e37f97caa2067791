import { useTranslation } from '../i18n/index.ts'
import { PlaceLink, useHasPlace } from '../shell/PageLink.tsx'

/** The way from Home to the guide. */
export const WhichService = () => {
  const { t } = useTranslation('shell')
  const has = useHasPlace()
  return <p className="mb-4">{has('guide') && <PlaceLink place="guide">{t('guide.link')}</PlaceLink>}</p>
}
