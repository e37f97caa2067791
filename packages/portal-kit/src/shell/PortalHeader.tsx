import { Container, Emblem, Header, HeaderLink, LanguageSwitch } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useI18n, useTranslation } from '../i18n/index.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { headerPages, type PortalNavigation } from './navigation.ts'
import { OutsideLinks } from './OutsideLinks.tsx'
import { PageLink, useHasPage } from './PageLink.tsx'
import { useLanguageLinks } from './use-language-links.ts'

/** The head of every page (A §2). On a phone the languages stand above all: who cannot read the page finds their own. */
export const PortalHeader = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t } = useTranslation('shell')
  const i18n = useI18n()
  const has = useHasPage()
  const { official, emblemUrl } = usePortalConfig()
  const languages = useLanguageLinks()
  return (
    <Header
      notice={
        <div className="languages">
          <Container>
            <p>{official?.[i18n.language] ?? t('sample')}</p>
            <LanguageSwitch label={t('language')} className="lg:hidden" {...languages} />
          </Container>
        </div>
      }
      words={{ menu: t('menu'), navigation: t('mainMenu') }}
      brand={
        <PageLink page="home" className="brand">
          {emblemUrl ? (
            <img src={emblemUrl} alt="" className="size-11 shrink-0" />
          ) : (
            <Emblem className="size-11 shrink-0" />
          )}
          <span>
            <span className="brand-name">{i18n.t(navigation.name)}</span>
            <span className="brand-agency">{t('agency')}</span>
          </span>
        </PageLink>
      }
      utilities={
        <>
          <ul className="outside" aria-label={t('outsideMenu')}>
            <OutsideLinks navigation={navigation} />
          </ul>
          <LanguageSwitch label={t('language')} className="shrink-0 max-lg:hidden" {...languages} />
        </>
      }
      links={headerPages.map((page) => {
        const words = navigation.links[page]
        if (!words || !has(page)) return null
        return (
          <HeaderLink key={page} asChild>
            <PageLink page={page}>{i18n.t(words)}</PageLink>
          </HeaderLink>
        )
      })}
      account={<AccountLinks />}
    />
  )
}
