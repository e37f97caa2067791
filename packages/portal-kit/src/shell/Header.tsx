import { Button, Container } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import { OutsideLinks } from './OutsideLinks.tsx'
import { PlaceLink, useHasPlace } from './PlaceLink.tsx'
import { headerPlaces, type PortalLook } from './portal-look.ts'
import { useFixedHeader } from './use-fixed-header.ts'

/** The head of every page. Menu and languages are plain HTML: they work before and without any script. */
export const Header = ({ look }: { look: PortalLook }) => {
  const { t, i18n } = useTranslation('shell')
  const has = useHasPlace()
  const fixed = useFixedHeader()
  const links = headerPlaces.flatMap((place) => {
    const words = look.links[place]
    return words && has(place) ? [{ place, words: i18n.t(words) }] : []
  })
  const account = (['register', 'login'] as const).filter(has)
  const menu = (
    <ul className="menu">
      {links.map(({ place, words }) => (
        <li key={place}>
          <PlaceLink place={place}>{words}</PlaceLink>
        </li>
      ))}
    </ul>
  )
  return (
    <header className="print:hidden">
      <div className="strip">
        <Container className="flex items-center justify-between gap-4">
          <div className="hidden md:block">
            <OutsideLinks look={look} />
          </div>
          <div className="flex-1">
            <LanguageSwitch />
          </div>
        </Container>
      </div>
      <div className="bar-room">
        <div className="bar" data-fixed={fixed || undefined}>
          <Container className="flex items-center justify-between gap-3">
            <PlaceLink place="home" className="brand">
              <Mark className="size-10 shrink-0" />
              <span>
                <span className="brand-agency">{t('agency')}</span>
                <span className="brand-name">{i18n.t(look.name)}</span>
              </span>
            </PlaceLink>
            <div className="hidden gap-2 lg:flex">
              {account.map((place) => (
                <Button key={place} asChild size="small" variant={place === 'login' ? 'primary' : 'secondary'}>
                  <PlaceLink place={place}>{t(`link.${place}`)}</PlaceLink>
                </Button>
              ))}
            </div>
            <details className="menu-box lg:hidden">
              <summary>
                <Icon name="menu" />
                {t('menu')}
              </summary>
              <nav aria-label={t('mainMenu')}>
                {menu}
                <ul className="menu border-t border-line">
                  {account.map((place) => (
                    <li key={place}>
                      <PlaceLink place={place}>{t(`link.${place}`)}</PlaceLink>
                    </li>
                  ))}
                </ul>
                <OutsideLinks look={look} />
              </nav>
            </details>
          </Container>
          <nav aria-label={t('mainMenu')} className="wide-menu hidden lg:block">
            <Container>{menu}</Container>
          </nav>
        </div>
      </div>
    </header>
  )
}
