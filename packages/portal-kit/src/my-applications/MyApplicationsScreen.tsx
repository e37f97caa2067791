import { Alert, BackIcon, Button, EmptyState, FolderPicture, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries, portalOf } from '../api/application-queries.ts'
import { useMember } from '../api/member-store.ts'
import { failureOf } from '../api/queries.ts'
import { ApplicationCards, OtherPortalRequests } from '../application-view/ApplicationCards.tsx'
import { LeaveDevice } from '../application-view/LeaveDevice.tsx'
import { RequestLink, useDoneNotice, useFocusOnChange, useRequestPages, ViewLink } from '../application-view/pages.tsx'
import { QueryPlaceholder, RequestViews, useApplication } from '../application-view/RequestViews.tsx'
import type { DoneNotice, RequestSearch, RequestView } from '../application-view/view-search.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink } from '../shell/site-map.tsx'

const List = ({ notice }: { readonly notice: DoneNotice | undefined }) => {
  const { t } = useTranslation('status')
  const { portal } = useRequestPages()
  const query = useQuery(applicationQueries.mine(usePortalApi()))
  const member = useMember()
  const own = query.data?.filter((application) => portalOf(application) === portal) ?? []
  const body = () => {
    // A list that was read stays when it cannot be read again, but not after the session ended.
    if (!query.data || (query.isError && failureOf(query.error).kind === 'signedOut'))
      return <QueryPlaceholder query={query} lines={8} />
    if (own.length > 0) return <ApplicationCards applications={own} />
    return (
      <EmptyState
        picture={<FolderPicture className="size-24" />}
        title={t('list.empty')}
        action={
          <Button asChild>
            <RequestLink page="status">{t('lookup.title')}</RequestLink>
          </Button>
        }
      >
        <p>{t('list.emptyHelp')}</p>
      </EmptyState>
    )
  }
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('list.title')}</h1>
      {notice && (
        <Alert tone="success" live>
          {t(notice)}
        </Alert>
      )}
      <p className="text-muted">{t('list.intro')}</p>
      {body()}
      {member && (
        <p>
          <PageLink page="phone" className="inline-flex min-h-11 items-center">
            {t('list.phone')}
          </PageLink>
        </p>
      )}
      <OtherPortalRequests count={(query.data?.length ?? 0) - own.length} portal={portal} />
      {query.data && query.data.length > 0 && <LeaveDevice />}
    </Stack>
  )
}

interface SingleApplicationProps {
  readonly requestId: number
  readonly view: RequestView
  readonly search: RequestSearch
  readonly onDone: (notice: DoneNotice) => void
}

const SingleApplication = ({ requestId, view, search, onDone }: SingleApplicationProps) => {
  const { t } = useTranslation('status')
  const query = useApplication(requestId)
  const body = () => {
    if (query.data) return <RequestViews application={query.data} view={view} search={search} onDone={onDone} />
    return <QueryPlaceholder query={query} lines={10} title={t('detail.title')} />
  }
  return (
    <Stack gap={6}>
      {body()}
      <div className="print:hidden">
        <Button asChild variant="quiet">
          <ViewLink>
            <BackIcon aria-hidden="true" className="size-5" />
            {t('list.back')}
          </ViewLink>
        </Button>
      </div>
    </Stack>
  )
}

/** B §2 My applications: the requests of this portal with the number in the other one, or one request in the view of the address. */
export const MyApplicationsScreen = (search: RequestSearch) => {
  const { request, view = 'view', part } = search
  const shown = `${request}/${view}/${part ?? ''}`
  useFocusOnChange(shown)
  const { notice, onDone } = useDoneNotice(request)
  if (request === undefined) return <List notice={notice} />
  return <SingleApplication key={shown} requestId={request} view={view} search={search} onDone={onDone} />
}
