import { useTranslation } from '../i18n/index.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'

/** The way to the guide for who does not know which service is theirs. */
export const GuideInvitation = () => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  if (!has('guide')) return null
  return (
    <div className="aside-note">
      <p className="font-semibold">{t('guide.question')}</p>
      <p>
        <PageLink page="guide">{t('guide.link')}</PageLink>
      </p>
    </div>
  )
}
