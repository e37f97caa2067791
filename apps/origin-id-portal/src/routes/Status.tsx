import { lookUpScreens, lookUpWords, RequestPageFrame } from '@invea/portal-kit/request-screens'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { StatusScreen } from '@invea/portal-kit/status'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** B §2: status look-up. */
export const Route = createFileRoute('/Status')({
  staticData: { title: 'status:lookup.title', words: lookUpWords, formFirst: true },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <StatusScreen {...Route.useSearch()} screens={lookUpScreens} purpose="status" />
    </RequestPageFrame>
  ),
})
