import { HeaderLink } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useI18n, useTranslation } from '../i18n/index.ts'
import type { PortalNavigation } from './navigation.ts'

/** A §2: the e-visa site, an airline, a hotel, and the sister portal, as items of a list; the operator sets the addresses. */
export const OutsideLinks = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t } = useTranslation('shell')
  const i18n = useI18n()
  const { otherPortalUrl, evisaUrl, airlineUrl, hotelUrl } = usePortalConfig()
  const links = [
    { url: otherPortalUrl, words: i18n.t(navigation.otherPortal) },
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
