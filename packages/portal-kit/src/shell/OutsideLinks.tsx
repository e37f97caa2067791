import { HeaderLink } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { usePortalConfig } from '../config/index.ts'
import type { PortalLook } from './portal-look.ts'

/** A §2: the e-visa site, an airline, a hotel, and the sister portal, as items of a list; the operator sets the addresses. */
export const OutsideLinks = ({ look }: { look: PortalLook }) => {
  const { t, i18n } = useTranslation('shell')
  const { otherPortalUrl, evisaUrl, airlineUrl, hotelUrl } = usePortalConfig()
  const links = [
    { url: otherPortalUrl, words: i18n.t(look.otherPortal) },
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
