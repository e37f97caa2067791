import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { listWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { viewScreens } from '@invea/portal-kit/journey-pages/view-screens.ts'
import { MyApplicationsScreen } from '@invea/portal-kit/my-applications/MyApplicationsScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** B §2: urgent payment. The request the address names is paid here; without one, the list offers what is approved. */
export const Route = createFileRoute('/urgentAppointmentPayment')({
  staticData: { title: 'status:list.title', words: listWords },
  validateSearch: readRequestSearch,
  component: () => {
    const { request, view = 'pay' } = Route.useSearch()
    return (
      <RequestPageFrame pages={requestPages}>
        <MyApplicationsScreen request={request} view={view} screens={viewScreens} portal="passport" />
      </RequestPageFrame>
    )
  },
})
