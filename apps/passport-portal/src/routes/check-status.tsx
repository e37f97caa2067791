import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { lookUpWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { lookUpScreens } from '@invea/portal-kit/journey-pages/view-screens.ts'
import { StatusScreen } from '@invea/portal-kit/my-applications/StatusScreen.tsx'
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
