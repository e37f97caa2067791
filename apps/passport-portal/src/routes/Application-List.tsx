import { readRequestSearch } from '@invea/portal-kit/application-view/view-search.ts'
import { RequestPageFrame } from '@invea/portal-kit/journey-pages/RequestPageFrame.tsx'
import { listWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { viewScreens } from '@invea/portal-kit/journey-pages/view-screens.ts'
import { MyApplicationsScreen } from '@invea/portal-kit/my-applications/MyApplicationsScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** B §2: my applications, and the views of one of them. */
export const Route = createFileRoute('/Application-List')({
  staticData: { title: 'status:list.title', words: listWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <MyApplicationsScreen {...Route.useSearch()} screens={viewScreens} portal="passport" />
    </RequestPageFrame>
  ),
})
