import { useTranslation } from '../i18n/index.ts'
import { PlaceLink, useHasPlace } from '../shell/PageLink.tsx'

/** The way to the guide for who does not know which service is theirs. */
export const GuideInvitation = () => {
  const { t } = useTranslation('shell')
  const has = useHasPlace()
  if (!has('guide')) return null
  return (
    <div className="aside-note">
      <p className="font-semibold">{t('guide.question')}</p>
      <p>
        <PlaceLink place="guide">{t('guide.link')}</PlaceLink>
      </p>
    </div>
  )
}
