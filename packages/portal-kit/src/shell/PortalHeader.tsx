import { pageStore } from '@invea/api'
import { type Language, languageNames } from '@invea/locales'
import { Button, Container, Header, LanguageSwitch } from '@invea/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, Suspense, use, useEffect } from 'react'
import { ConfigContext, usePortalConfig } from '../api/config-source.ts'
import { useMember } from '../api/member-store.ts'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { addressIn, publicAddress, rememberLanguage } from '../i18n/address.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { lazyComponent } from './lazy-component.ts'
import { MenuLinks, OutsideLinks, PortalEmblem } from './PageParts.tsx'
import type { PortalContext } from './portal-route.ts'
import { isForBrowser, type PageId, PageLink, type PortalNavigation, pagePaths, useHasPage } from './site-map.tsx'

/** Links of the menu, in order (A §2, B §2). */
const headerPages: readonly PageId[] = [
  'home',
  'appointment',
  'urgentAppointment',
  'requirements',
  'status',
  'manageApplication',
  'about',
  'contact',
]

/** Fetches the session after the page, on devices where a member has signed in. Pages that need the session show failures. */
export const useRememberedMember = (): void => {
  const config = use(ConfigContext)
  useEffect(() => {
    if (pageStore(isSharedComputer).load()?.kind !== 'member') return
    const beginSession = async () => {
      const [{ portalClient }, { serviceUrl, traceCalls }] = await Promise.all([
        import('../api/ApiProvider.tsx'),
        config.load(),
      ])
      await portalClient(serviceUrl, traceCalls, config.load).api.account.begin()
    }
    beginSession().catch(() => undefined)
  }, [config])
}

// A separate chunk, which only signed-in members load.
const SignedIn = lazyComponent(async () => (await import('./SignedIn.tsx')).SignedIn)

/** A §2: Register and Log in, or the welcome with first and last name and Log Out. */
export const AccountLinks = () => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  const language = useLanguage()
  const member = useMember()
  useRememberedMember()
  if (member) {
    return (
      <Suspense>
        <SignedIn
          member={member}
          signInAddress={publicAddress(language === 'en' ? pagePaths.login : addressIn(language, pagePaths.login))}
        />
      </Suspense>
    )
  }
  return (['register', 'login'] as const).filter(has).map((page) => (
    <Button key={page} asChild size="small" variant="secondary">
      <PageLink page={page}>{t(`link.${page}`)}</PageLink>
    </Button>
  ))
}

/** Links to this page in every language, each under its own name. With scripts the language changes without loading the page. */
export const useLanguageLinks = () => {
  const offered = usePortalConfig().languages
  const current = useLanguage()
  const router = useRouter()
  const { pathname, searchStr, hash } = useRouterState({ select: ({ location }) => location })
  const hrefOf = (language: Language) => publicAddress(addressIn(language, pathname)) + searchStr + (hash && `#${hash}`)
  const onSelect = (code: string, event: MouseEvent) => {
    const language = offered.find((known) => known === code)
    if (!language || isForBrowser(event)) return
    event.preventDefault()
    const { language: choice } = router.options.context as PortalContext
    choice.current = language
    rememberLanguage(language)
    router.history.replace(hrefOf(language), router.history.location.state)
  }
  return {
    current,
    onSelect,
    languages: offered.map((code) => ({ code, name: languageNames[code], href: hrefOf(code) })),
  }
}

/** The language switch of the header. Separate, because its links change with the address and the other links do not. */
const HeaderLanguages = ({ className }: { className: string }) => {
  const { t } = useTranslation('shell')
  return <LanguageSwitch label={t('language')} className={className} {...useLanguageLinks()} />
}

/** The head of every page (A §2). On a phone the languages come first, for readers who cannot read the page. */
export const PortalHeader = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t, i18n } = useTranslation('shell')
  const { official } = usePortalConfig()
  return (
    <Header
      notice={
        <div className="languages">
          <Container>
            <p>{official?.[i18n.language] ?? t('sample')}</p>
            <HeaderLanguages className="lg:hidden" />
          </Container>
        </div>
      }
      menu={t('menu')}
      brand={
        <PageLink page="home" className="brand">
          <PortalEmblem className="size-11" />
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
          <HeaderLanguages className="shrink-0 max-lg:hidden" />
        </>
      }
      links={<MenuLinks pages={headerPages} navigation={navigation} />}
      account={<AccountLinks />}
    />
  )
}
