import { PageSection } from '@invea/ui'
import type { ReactNode } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { type RequestPages, RequestPagesContext } from '../application-view/pages.tsx'
import type { ViewScreens } from '../application-view/view-search.ts'
import { HelpPanel } from '../shell/PageParts.tsx'

/** Wrapper of all pages about a stored request: the API client, and the addresses of the other pages. */
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

const editWords = ['summary', 'applicant', 'originId', 'attachments', 'document', 'issue', 'field'] as const

/** Views by action of a stored request (B §2). Code and texts load when a view is opened. */
export const viewScreens: ViewScreens = {
  view: {
    load: async () => (await import('../my-applications/DetailScreen.tsx')).DetailScreen,
    namespaces: ['summary', 'field', 'payment', 'confirmation'],
  },
  continue: {
    load: async () => (await import('../my-applications/ContinueScreen.tsx')).ContinueScreen,
    namespaces: [],
  },
  pay: {
    load: async () => (await import('../payment/PayScreen.tsx')).PayScreen,
    namespaces: ['payment', 'issue', 'field'],
  },
  edit: { load: async () => (await import('../my-applications/EditScreen.tsx')).EditScreen, namespaces: editWords },
  reschedule: {
    load: async () => (await import('../my-applications/RescheduleScreen.tsx')).RescheduleScreen,
    namespaces: ['summary', 'booking', 'issue', 'field', 'confirmation', 'payment'],
  },
  cancel: {
    load: async () => (await import('../my-applications/CancelScreen.tsx')).CancelScreen,
    namespaces: ['summary', 'confirmation'],
  },
}

/** In the look-up, Edit opens the documents first (D19). */
export const lookUpScreens: ViewScreens = {
  ...viewScreens,
  edit: {
    load: async () => (await import('../my-applications/EditScreen.tsx')).EditFilesScreen,
    namespaces: editWords,
  },
}
