import { lookUpScreens, lookUpWords, RequestPageFrame } from '@invea/portal-kit/request-screens'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { StatusScreen } from '@invea/portal-kit/status'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** D18: the other published address of the status look-up. */
export const Route = createFileRoute('/check-status')({
  staticData: { title: 'status:lookup.title', words: lookUpWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <StatusScreen {...Route.useSearch()} screens={lookUpScreens} purpose="status" />
    </RequestPageFrame>
  ),
})
