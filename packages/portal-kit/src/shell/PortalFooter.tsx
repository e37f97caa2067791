import { Footer, FooterColumn, HeaderLink } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useI18n, useTranslation } from '../i18n/index.ts'
import { MailAddress } from './MailAddress.tsx'
import { footerPages, type PortalNavigation } from './navigation.ts'
import { OutsideLinks } from './OutsideLinks.tsx'
import { PageLink, useHasPage } from './PageLink.tsx'

/** Accepted ways to pay, by the names they have in the reader's language: three from a phone, one at a bank. */
const payMarks = ['telebirr', 'cbeBirr', 'mPesa', 'bank'] as const

/** The foot of every page (A §2, B §2). */
export const PortalFooter = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t } = useTranslation('shell')
  const i18n = useI18n()
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
