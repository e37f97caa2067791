import { formatHours } from '@invea/domain/calendar'
import { officeHours } from '@invea/domain/holidays'
import { Card, ClockIcon, Container, Emblem, Footer, FooterColumn, HeaderLink, MailIcon, PhoneIcon } from '@invea/ui'
import { type ReactNode, Suspense } from 'react'
import { usePortalConfig } from '../api/config-source.ts'
import { otherPortalAddress } from '../i18n/address.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { lazyComponent } from './lazy-component.ts'
import { type PageId, PageLink, type PortalNavigation, useHasPage } from './site-map.tsx'

/** Links of the footer, in order (A §2, B §2). */
const footerPages: readonly PageId[] = ['about', 'requirements', 'services', 'status', 'contact', 'schedule', 'faq']

export interface PageHeadProps {
  title: ReactNode
  /** The purpose of the page in one or two sentences. */
  intro?: ReactNode
  /** Shown below the purpose, such as a link to a related page. */
  children?: ReactNode
}

/** Title and purpose of an information page, with the background of the home page. */
export const PageHead = ({ title, intro, children }: PageHeadProps) => (
  <div className="page-head">
    <Container className="pt-6 pb-4 sm:pt-10">
      <h1>{title}</h1>
      {intro && <p className="mt-2 max-w-reading text-lg">{intro}</p>}
      {children}
    </Container>
  </div>
)

/** The emblem of the operator, or the sign of the portals. */
export const PortalEmblem = ({ className }: { className: string }) => {
  const { emblemUrl } = usePortalConfig()
  return emblemUrl ? (
    <img src={emblemUrl} alt="" className={`${className} shrink-0`} />
  ) : (
    <Emblem className={className} />
  )
}

/** An e-mail address that breaks only after its @. */
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

/** List items that link to these pages, without those that the portal does not have. */
export const MenuLinks = ({ pages, navigation }: { pages: readonly PageId[]; navigation: PortalNavigation }) => {
  const { i18n } = useTranslation('shell')
  const has = useHasPage()
  return pages.map((page) => {
    const words = navigation.links[page]
    return words && has(page) ? (
      <HeaderLink key={page} asChild>
        <PageLink page={page}>{i18n.t(words)}</PageLink>
      </HeaderLink>
    ) : null
  })
}

/** A §2: list items that link to the e-visa site, an airline, a hotel and the other portal; the operator sets the addresses. */
export const OutsideLinks = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t, i18n } = useTranslation('shell')
  const { otherPortalUrl, evisaUrl, airlineUrl, hotelUrl } = usePortalConfig()
  const links = [
    { url: otherPortalAddress(otherPortalUrl, useLanguage()), words: i18n.t(navigation.otherPortal) },
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

/** Accepted payment methods: three by phone, one at a bank. */
const payMarks = ['telebirr', 'cbeBirr', 'mPesa', 'bank'] as const

/** Footer of every page (A §2, B §2). */
export const PortalFooter = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t } = useTranslation('shell')
  const { helpLine, official, supportMailbox } = usePortalConfig()
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
        <MenuLinks pages={footerPages} navigation={navigation} />
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

const HelpAbroad = lazyComponent(async () => (await import('./HelpAbroad.tsx')).HelpAbroad)

/** Whether the device is in another time zone than Addis Ababa, which is always three hours ahead of UTC. False at build time. */
export const isAbroad = () => typeof document !== 'undefined' && new Date().getTimezoneOffset() !== -180

/** Breaks the line of the hours only between the times and their clock. */
const boundHours = (hours: string) => hours.replace(/ (?=[–\d]|[AP]M)/g, '\u00a0')

/** Contact for help (A §1, D5): the free line, the mailbox, and the hours on both clocks. */
export const HelpPanel = () => {
  const { t } = useTranslation('shell')
  const { helpLine, supportMailbox } = usePortalConfig()
  const { own, other } = formatHours(officeHours, useLanguage())
  return (
    <Card tone="accent" id="help" role="complementary" aria-labelledby="help-title">
      <Card.Title as="h2" id="help-title">
        {t('help.title')}
      </Card.Title>
      <ul className="contacts">
        <li>
          <PhoneIcon aria-hidden className="size-6" />
          <p>
            <a className="help-line" href={`tel:${helpLine}`}>
              {t('help.call', { line: helpLine })}
            </a>
            <span>{t('help.free')}</span>
          </p>
        </li>
        <li>
          <MailIcon aria-hidden className="size-6" />
          <p>
            {t('help.write')}
            <a href={`mailto:${supportMailbox}`}>
              <MailAddress>{supportMailbox}</MailAddress>
            </a>
          </p>
        </li>
        <li>
          <ClockIcon aria-hidden className="size-6" />
          <p>
            <strong>{t('help.hoursTitle')}</strong>
            <span>{t('help.days')}</span>
            <span>{boundHours(t('help.hours', own))}</span>
            <span className="text-balance">({boundHours(t('help.hours', other))})</span>
            <span>{t('help.zone')}</span>
            {isAbroad() && (
              <Suspense>
                <HelpAbroad />
              </Suspense>
            )}
          </p>
        </li>
      </ul>
    </Card>
  )
}
