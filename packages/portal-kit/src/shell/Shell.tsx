import { SkipLink } from '@invea/ui'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import type { PortalLook } from './portal-look.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { usePageTitle } from './use-page-title.ts'

/** What surrounds every page of a portal; the page itself draws its sections into `main`. */
export const Shell = ({ look }: { look: PortalLook }) => {
  const { t, i18n } = useTranslation('shell')
  usePageTitle(i18n.t(look.name))
  useFocusOnArrival()
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Header look={look} />
      <OfflineNotice />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer look={look} />
    </>
  )
}
