import { MyApplicationsScreen } from '@invea/portal-kit/applications'
import { listWords, RequestPageFrame, viewScreens } from '@invea/portal-kit/request-screens'
import { readRequestSearch } from '@invea/portal-kit/request-view'
import { createFileRoute } from '@tanstack/react-router'
import { requestPages } from '../request-pages.ts'

/** B §2: my applications, and the views of one of them. */
export const Route = createFileRoute('/Application-List')({
  staticData: { title: 'status:list.title', words: listWords },
  validateSearch: readRequestSearch,
  component: () => (
    <RequestPageFrame pages={requestPages}>
      <MyApplicationsScreen {...Route.useSearch()} screens={viewScreens} portal="originId" />
    </RequestPageFrame>
  ),
})
