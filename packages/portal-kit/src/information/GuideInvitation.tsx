import { useTranslation } from 'react-i18next'
import { PlaceLink, useHasPlace } from '../shell/PlaceLink.tsx'

/** The way to the guide for who does not know which service is theirs. */
export const GuideInvitation = () => {
  const { t } = useTranslation('requirements')
  const has = useHasPlace()
  if (!has('guide')) return null
  return (
    <div className="aside-note">
      <p className="font-semibold">{t('unsure')}</p>
      <p>
        <PlaceLink place="guide">{t('unsureLink')}</PlaceLink>
      </p>
    </div>
  )
}
