import { readRequestSearch } from '@invea/portal-kit/request-view'
import { StatusScreen } from '@invea/portal-kit/status'
import { createFileRoute } from '@tanstack/react-router'
import { RequestPageFrame } from '../RequestPageFrame.tsx'
import { requestScreens } from '../request-screens.ts'
import { lookUpWords } from '../request-words.ts'

/** B §2: status look-up. */
export const Route = createFileRoute('/Status')({
  staticData: { title: 'status:lookup.title', words: lookUpWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame>
      <StatusScreen {...Route.useSearch()} screens={requestScreens} purpose="status" />
    </RequestPageFrame>
  ),
})
