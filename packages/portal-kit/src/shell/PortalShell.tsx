import { MenuIcon, Shell } from '@invea/ui'
import { Outlet } from '@tanstack/react-router'
import { hasWords, useI18n, useTranslation, useTranslator } from '../i18n/index.ts'
import { useAnyMatches } from './any-router.ts'
import { chunkLoadError } from './chunk-load-error.ts'
import { FailedPage } from './FailedPage.tsx'
import type { PortalNavigation } from './navigation.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import { foldedPage, wordsOf } from './portal-route.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { usePageTitle } from './use-page-title.ts'
import { useRightAddress } from './use-right-address.ts'

/** What surrounds every page of a portal; the page itself draws its sections into `main`. */
export const PortalShell = ({ navigation }: { navigation: PortalNavigation }) => {
  const { t } = useTranslation('shell')
  const i18n = useI18n()
  const translator = useTranslator()
  const words = useAnyMatches(wordsOf)
  const folded = useAnyMatches(foldedPage)
  usePageTitle(i18n.t(navigation.name))
  useFocusOnArrival()
  useRightAddress()
  return (
    <Shell
      skipLabel={t('skip')}
      header={
        <>
          {/* The header inside has a menu of its own, by another name. */}
          {folded && (
            <section className="frame-line" aria-label={t('mainMenu')}>
              <details key={folded}>
                <summary>
                  <span className="brand-name">{i18n.t(navigation.name)}</span>
                  <MenuIcon aria-hidden className="size-5" />
                  {t('mainMenu')}
                </summary>
              </details>
            </section>
          )}
          <PortalHeader navigation={navigation} />
        </>
      }
      footer={<PortalFooter navigation={navigation} />}
    >
      <OfflineNotice />
      {hasWords(translator, words) ? <Outlet /> : <FailedPage error={chunkLoadError} />}
    </Shell>
  )
}
