import { MenuIcon, Shell } from '@invea/ui'
import { Outlet } from '@tanstack/react-router'
import { hasWords, useTranslation, useTranslator, useVoice } from '../i18n/index.ts'
import { useAnyMatches } from './any-router.ts'
import { lostChunk } from './chunk-load-error.ts'
import { FailedPage } from './FailedPage.tsx'
import type { PortalLook } from './navigation.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import { foldedPage, wordsOf } from './portal-route.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { usePageTitle } from './use-page-title.ts'
import { useRightAddress } from './use-right-address.ts'

/** What surrounds every page of a portal; the page itself draws its sections into `main`. */
export const PortalShell = ({ look }: { look: PortalLook }) => {
  const { t } = useTranslation('shell')
  const voice = useVoice()
  const translator = useTranslator()
  const words = useAnyMatches(wordsOf)
  const folded = useAnyMatches(foldedPage)
  usePageTitle(voice.t(look.name))
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
                  <span className="brand-name">{voice.t(look.name)}</span>
                  <MenuIcon aria-hidden className="size-5" />
                  {t('mainMenu')}
                </summary>
              </details>
            </section>
          )}
          <PortalHeader look={look} />
        </>
      }
      footer={<PortalFooter look={look} />}
    >
      <OfflineNotice />
      {hasWords(translator, words) ? <Outlet /> : <FailedPage error={lostChunk} />}
    </Shell>
  )
}
