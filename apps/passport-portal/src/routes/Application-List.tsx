import { MyApplicationsScreen } from '@invea/portal-kit/applications'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { createFileRoute } from '@tanstack/react-router'
import { RequestPageFrame } from '../RequestPageFrame.tsx'
import { requestScreens } from '../request-screens.ts'
import { listWords } from '../request-words.ts'

/** B §2: my applications, and the views of one of them. */
export const Route = createFileRoute('/Application-List')({
  staticData: { title: 'status:list.title', words: listWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame>
      <MyApplicationsScreen {...Route.useSearch()} screens={requestScreens} />
    </RequestPageFrame>
  ),
})
