import { lookUpScreens, lookUpWords, RequestPageFrame } from '@invea/portal-kit/request-screens'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { StatusScreen } from '@invea/portal-kit/status'
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
