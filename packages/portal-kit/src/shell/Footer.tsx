import { Container } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { usePortalConfig } from '../config/index.ts'
import { OutsideLinks } from './OutsideLinks.tsx'
import { PlaceLink, useHasPlace } from './PlaceLink.tsx'
import { footerPlaces, type PortalLook } from './portal-look.ts'

/** Accepted ways to pay by their own names; brands keep their spelling in every language. */
const paymentMarks = ['telebirr', 'CBE Birr', 'M-PESA'] as const

/** The foot of every page (A §2, B §2). */
export const Footer = ({ look }: { look: PortalLook }) => {
  const { t, i18n } = useTranslation('shell')
  const { helpLine, supportMailbox } = usePortalConfig()
  const has = useHasPlace()
  return (
    <footer className="footer print:hidden">
      <Container className="grid gap-6 py-8 md:grid-cols-3">
        <nav aria-label={t('footerMenu')}>
          <ul className="grid grid-cols-2 gap-x-4">
            {footerPlaces.map((place) => {
              const words = look.links[place]
              if (!words || !has(place)) return null
              return (
                <li key={place}>
                  <PlaceLink place={place}>{i18n.t(words)}</PlaceLink>
                </li>
              )
            })}
            <li>
              <PlaceLink place="home" hash="help">
                {t('link.help')}
              </PlaceLink>
            </li>
          </ul>
        </nav>
        <div>
          <a className="help-line" href={`tel:${helpLine}`}>
            {helpLine}
          </a>
          <p>{t('help.free')}</p>
          <a href={`mailto:${supportMailbox}`}>{supportMailbox}</a>
        </div>
        <div>
          <h2 className="text-base">{t('payments')}</h2>
          <ul className="pay-marks">
            {paymentMarks.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <OutsideLinks look={look} />
        </div>
      </Container>
      <Container className="rights">
        <p>{t('agency')}</p>
        <p>{t('rights')}</p>
      </Container>
    </footer>
  )
}
