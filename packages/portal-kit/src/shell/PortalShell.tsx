import { Shell } from '@invea/ui'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import type { PortalLook } from './portal-look.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { usePageTitle } from './use-page-title.ts'
import { useRightAddress } from './use-right-address.ts'

/** What surrounds every page of a portal; the page itself draws its sections into `main`. */
export const PortalShell = ({ look }: { look: PortalLook }) => {
  const { t, i18n } = useTranslation('shell')
  usePageTitle(i18n.t(look.name))
  useFocusOnArrival()
  useRightAddress()
  return (
    <Shell skipLabel={t('skip')} header={<PortalHeader look={look} />} footer={<PortalFooter look={look} />}>
      <OfflineNotice />
      <Outlet />
    </Shell>
  )
}
