import { Footer, FooterColumn, HeaderLink } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation, useVoice } from '../i18n/index.ts'
import { MailAddress } from './MailAddress.tsx'
import { footerPlaces, type PortalLook } from './navigation.ts'
import { OutsideLinks } from './OutsideLinks.tsx'
import { PlaceLink, useHasPlace } from './PageLink.tsx'

/** Accepted ways to pay, by the names they have in the reader's language: three from a phone, one at a bank. */
const payMarks = ['telebirr', 'cbeBirr', 'mPesa', 'bank'] as const

/** The foot of every page (A §2, B §2). */
export const PortalFooter = ({ look }: { look: PortalLook }) => {
  const { t } = useTranslation('shell')
  const voice = useVoice()
  const { helpLine, official, supportMailbox } = usePortalConfig()
  const has = useHasPlace()
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
        {footerPlaces.map((place) => {
          const words = look.links[place]
          if (!words || !has(place)) return null
          return (
            <HeaderLink key={place} asChild>
              <PlaceLink place={place}>{voice.t(words)}</PlaceLink>
            </HeaderLink>
          )
        })}
        <HeaderLink asChild>
          <PlaceLink place="home" hash="help">
            {t('link.help')}
          </PlaceLink>
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
        <OutsideLinks look={look} />
      </FooterColumn>
    </Footer>
  )
}
