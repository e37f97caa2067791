import { HeaderLink } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation, useVoice } from '../i18n/index.ts'
import type { PortalLook } from './navigation.ts'

/** A §2: the e-visa site, an airline, a hotel, and the sister portal, as items of a list; the operator sets the addresses. */
export const OutsideLinks = ({ look }: { look: PortalLook }) => {
  const { t } = useTranslation('shell')
  const voice = useVoice()
  const { otherPortalUrl, evisaUrl, airlineUrl, hotelUrl } = usePortalConfig()
  const links = [
    { url: otherPortalUrl, words: voice.t(look.otherPortal) },
    { url: evisaUrl, words: t('link.evisa') },
    { url: airlineUrl, words: t('link.airline') },
    { url: hotelUrl, words: t('link.hotel') },
  ].filter(({ url }) => url)
  return links.map(({ url, words }) => (
    <HeaderLink key={url} href={url} rel="noopener" className="wrap-anywhere">
      {words}
    </HeaderLink>
  ))
}
