import { RequestPagesContext } from '@invea/portal-kit/request-view'
import { PortalService } from '@invea/portal-kit/service'
import { PageSection } from '@invea/ui'
import type { ReactNode } from 'react'
import { requestPages } from './request-pages.ts'

/** Around every page about a stored request: the service, and where this portal has the other such pages. */
export const RequestPageFrame = ({ children }: { readonly children: ReactNode }) => (
  <PortalService>
    <RequestPagesContext value={requestPages}>
      <PageSection width="reading">{children}</PageSection>
    </RequestPagesContext>
  </PortalService>
)
