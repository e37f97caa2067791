import { PageSection } from '@invea/ui'
import type { ReactNode } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { type RequestPages, RequestPagesContext } from '../application-view/pages.tsx'
import { HelpPanel } from '../shell/HelpPanel.tsx'

/** Around every page about a stored request: the service, and where this portal has the other such pages. */
export const RequestPageFrame = ({
  pages,
  children,
}: {
  readonly pages: RequestPages
  readonly children: ReactNode
}) => (
  <ApiProvider>
    <RequestPagesContext value={pages}>
      <PageSection width="reading" className="request-page">
        <div>{children}</div>
        <div className="frame-part mt-10 print:hidden">
          <HelpPanel />
        </div>
      </PageSection>
    </RequestPagesContext>
  </ApiProvider>
)
