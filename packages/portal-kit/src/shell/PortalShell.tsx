import { Alert, Container, focusHeading, MenuIcon, Shell } from '@invea/ui'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { useOnline, useRepeating } from '../api/connection.ts'
import { addressIn, insideBase, publicAddress, readLanguageAddress } from '../i18n/address.ts'
import { hasWords, useTranslation } from '../i18n/i18n.ts'
import { FailedPage } from './FailedPage.tsx'
import { chunkLoadError } from './lazy-component.ts'
import { PortalFooter } from './PageParts.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import { foldedPage, namespacesOf, type PortalContext, titleOf } from './portal-route.ts'
import type { PortalNavigation } from './site-map.tsx'

/** Says that the connection is lost and what still works, or that a failed query is sent again. Announced when it appears. */
export const ConnectionNotice = () => {
  const { t } = useTranslation('shell')
  const isOffline = !useOnline()
  const isRepeating = useRepeating()
  const trouble = isOffline ? 'offline' : isRepeating ? 'repeated' : undefined
  return (
    <div role="status" className="print:hidden">
      {trouble && (
        <Container className="trouble py-3">
          <Alert tone="warning" title={t(`${trouble}.title`)}>
            {t(`${trouble}.text`)}
          </Alert>
        </Container>
      )}
    </div>
  )
}

/**
 * Moves the focus to the heading, or to the target of an anchor, after navigation, as loading a page would: screen readers announce the
 * new page, and keyboard users continue there (WCAG 2.4.3).
 */
export const useFocusOnArrival = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged, toLocation }) => {
        const named = hashChanged && document.getElementById(toLocation.hash)
        if (!fromLocation || !(pathChanged || named)) return
        if (named) {
          named.setAttribute('tabindex', '-1')
          named.focus({ preventScroll: true })
        } else focusHeading()
      }),
    [router],
  )
}

/** Sets title and language of the document for the current page. */
export const usePageTitle = (portalName: string): void => {
  const title = useMatches({ select: titleOf })
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const key = title ?? 'shell:notFound.title'
  const words = t(key)
  // Without its text the title is the portal's name.
  const page = i18n.exists(key) ? `${words} - ` : ''
  // Before the effects of the page, which can add to the title.
  useLayoutEffect(() => {
    document.title = page + portalName
    document.documentElement.lang = language
  }, [page, portalName, language])
}

/** Puts the name of a step or view before the title, so that those of one page differ in tabs and in the history. */
export const useTitlePart = (title: string): void =>
  useEffect(() => {
    const part = `${title} - `
    document.title = part + document.title
    return () => {
      document.title = document.title.replace(part, '')
    }
  }, [title])

/** Corrects an address in another language than the current one, to which the browser's Back leads: the last choice decides. */
export const useRightAddress = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        const { language } = router.options.context as PortalContext
        const { search, hash, state, ...page } = router.history.location
        const pathname = insideBase(page.pathname)
        const named = readLanguageAddress(pathname).language ?? 'en'
        if (named !== language.current)
          router.history.replace(publicAddress(addressIn(language.current, pathname)) + search + hash, state)
      }),
    [router],
  )
}

/** Frame of every page of a portal. The page renders its content in `main`. */
export const PortalShell = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t, i18n } = useTranslation('shell')
  const words = useMatches({ select: namespacesOf })
  const folded = useMatches({ select: foldedPage })
  usePageTitle(i18n.t(navigation.name))
  useFocusOnArrival()
  useRightAddress()
  return (
    <Shell
      skipLabel={t('skip')}
      header={
        <>
          {/* The header contains a navigation with another name. */}
          {folded && (
            <section className="frame-line" aria-label={t('menu')}>
              <details key={folded}>
                <summary>
                  <span className="brand-name">{i18n.t(navigation.name)}</span>
                  <MenuIcon aria-hidden className="size-5" />
                  {t('menu')}
                </summary>
              </details>
            </section>
          )}
          <PortalHeader navigation={navigation} />
        </>
      }
      footer={<PortalFooter navigation={navigation} />}
    >
      <ConnectionNotice />
      {hasWords(i18n, words) ? <Outlet /> : <FailedPage error={chunkLoadError} />}
    </Shell>
  )
}
