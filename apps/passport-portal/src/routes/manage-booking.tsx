import { readRequestSearch } from '@invea/portal-kit/request-view'
import { StatusScreen } from '@invea/portal-kit/status'
import { createFileRoute } from '@tanstack/react-router'
import { RequestPageFrame } from '../RequestPageFrame.tsx'
import { requestScreens } from '../request-screens.ts'
import { lookUpWords } from '../request-words.ts'

/** D17: look up, then view, pay, reschedule or cancel. */
export const Route = createFileRoute('/manage-booking')({
  staticData: { title: 'status:lookup.manageTitle', words: lookUpWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame>
      <StatusScreen {...Route.useSearch()} screens={requestScreens} purpose="manage" />
    </RequestPageFrame>
  ),
})
