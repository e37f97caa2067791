import { Footer, FooterColumn, HeaderLink } from '@invea/ui'
import { usePortalConfig } from '../api/config-source.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { footerPages, type PortalNavigation } from './navigation.ts'
import { PageLink, useHasPage } from './PageLink.tsx'

/** A mail address that breaks behind its sign and nowhere else. */
export const MailAddress = ({ children }: { children: string }) => {
  const [name, host] = children.split('@')
  return host === undefined ? (
    children
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}

/** A §2: the e-visa site, an airline, a hotel, and the sister portal, as items of a list; the operator sets the addresses. */
export const OutsideLinks = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t, i18n } = useTranslation('shell')
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

/** Accepted ways to pay, by the names they have in the reader's language: three from a phone, one at a bank. */
const payMarks = ['telebirr', 'cbeBirr', 'mPesa', 'bank'] as const

/** The foot of every page (A §2, B §2). */
export const PortalFooter = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t, i18n } = useTranslation('shell')
  const { helpLine, official, supportMailbox } = usePortalConfig()
  const has = useHasPage()
  return (
    <Footer
      closing={
        <>
          <p>{t('agency')}</p>
          {official && <p>{t('rights')}</p>}
        </>
      }
    >
      <FooterColumn title={t('footerMenu')} width="pair">
        {footerPages.map((page) => {
          const words = navigation.links[page]
          if (!words || !has(page)) return null
          return (
            <HeaderLink key={page} asChild>
              <PageLink page={page}>{i18n.t(words)}</PageLink>
            </HeaderLink>
          )
        })}
        <HeaderLink asChild>
          <PageLink page="home" hash="help">
            {t('link.help')}
          </PageLink>
        </HeaderLink>
      </FooterColumn>
      <FooterColumn title={t('help.title')} width="row">
        <HeaderLink href={`tel:${helpLine}`}>{t('help.call', { line: helpLine })}</HeaderLink>
        <HeaderLink href={`mailto:${supportMailbox}`}>
          <span>
            <MailAddress>{supportMailbox}</MailAddress>
          </span>
        </HeaderLink>
      </FooterColumn>
      <FooterColumn title={t('payments')}>
        {payMarks.map((mark) => (
          <li key={mark} className={mark === 'bank' ? 'pay-mark pay-bank' : 'pay-mark'}>
            {t(`payMark.${mark}`)}
          </li>
        ))}
      </FooterColumn>
      <FooterColumn title={t('outsideMenu')}>
        <OutsideLinks navigation={navigation} />
      </FooterColumn>
    </Footer>
  )
}
