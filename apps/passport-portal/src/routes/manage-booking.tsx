import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { lookUpWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { lookUpScreens } from '@invea/portal-kit/journey-pages/view-screens.ts'
import { StatusScreen } from '@invea/portal-kit/my-applications/StatusScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** D17: look up, then view, pay, reschedule or cancel. */
export const Route = createFileRoute('/manage-booking')({
  staticData: { title: 'status:lookup.manageTitle', words: lookUpWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <StatusScreen {...Route.useSearch()} screens={lookUpScreens} purpose="manage" />
    </RequestPageFrame>
  ),
})
