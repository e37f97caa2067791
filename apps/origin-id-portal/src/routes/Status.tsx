import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { lookUpWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { lookUpScreens } from '@invea/portal-kit/journey-pages/view-screens.ts'
import { StatusScreen } from '@invea/portal-kit/my-applications/StatusScreen.tsx'
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
