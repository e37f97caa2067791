import { Container, Emblem, Header, HeaderLink, LanguageSwitch } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation, useVoice } from '../i18n/index.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { headerPlaces, type PortalLook } from './navigation.ts'
import { OutsideLinks } from './OutsideLinks.tsx'
import { PlaceLink, useHasPlace } from './PageLink.tsx'
import { useLanguageLinks } from './use-language-links.ts'

/** The head of every page (A §2). On a phone the languages stand above all: who cannot read the page finds their own. */
export const PortalHeader = ({ look }: { look: PortalLook }) => {
  const { t } = useTranslation('shell')
  const voice = useVoice()
  const has = useHasPlace()
  const { official, emblemUrl } = usePortalConfig()
  const languages = useLanguageLinks()
  return (
    <Header
      notice={
        <div className="languages">
          <Container>
            <p>{official?.[voice.language] ?? t('sample')}</p>
            <LanguageSwitch label={t('language')} className="lg:hidden" {...languages} />
          </Container>
        </div>
      }
      words={{ menu: t('menu'), navigation: t('mainMenu') }}
      brand={
        <PlaceLink place="home" className="brand">
          {emblemUrl ? (
            <img src={emblemUrl} alt="" className="size-11 shrink-0" />
          ) : (
            <Emblem className="size-11 shrink-0" />
          )}
          <span>
            <span className="brand-name">{voice.t(look.name)}</span>
            <span className="brand-agency">{t('agency')}</span>
          </span>
        </PlaceLink>
      }
      utilities={
        <>
          <ul className="outside" aria-label={t('outsideMenu')}>
            <OutsideLinks look={look} />
          </ul>
          <LanguageSwitch label={t('language')} className="shrink-0 max-lg:hidden" {...languages} />
        </>
      }
      links={headerPlaces.map((place) => {
        const words = look.links[place]
        if (!words || !has(place)) return null
        return (
          <HeaderLink key={place} asChild>
            <PlaceLink place={place}>{voice.t(words)}</PlaceLink>
          </HeaderLink>
        )
      })}
      account={<AccountLinks />}
    />
  )
}
