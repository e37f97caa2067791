import { Alert, BackIcon, Button, EmptyState, FolderPicture, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApplicationCards } from '../request-view/ApplicationCards.tsx'
import { applicationQueries } from '../request-view/application-queries.ts'
import { RequestLink, ViewLink } from '../request-view/pages.tsx'
import { RequestViews } from '../request-view/RequestViews.tsx'
import { useApplication } from '../request-view/use-application.ts'
import { useDoneNotice } from '../request-view/use-done-notice.ts'
import { useFocusOnChange } from '../request-view/use-focus-on-change.ts'
import type { ViewScreens } from '../request-view/view-screen.tsx'
import type { RequestSearch, RequestView } from '../request-view/view-search.ts'
import { failureOf } from '../service/answer.ts'
import { usePortalApi } from '../service/api-context.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'

const List = ({ notice }: { readonly notice: string | undefined }) => {
  const { t } = useTranslation('status')
  const query = useQuery(applicationQueries.mine(usePortalApi()))
  const body = () => {
    if (query.isPending) return <Skeleton lines={8} />
    if (query.isError) return <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
    if (query.data.length > 0) return <ApplicationCards applications={query.data} />
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
          {notice}
        </Alert>
      )}
      <p className="text-muted">{t('list.intro')}</p>
      {body()}
    </Stack>
  )
}

interface OneProps {
  readonly requestId: number
  readonly view: RequestView
  readonly screens: ViewScreens
  readonly onDone: (sentence: string) => void
}

const One = ({ requestId, view, screens, onDone }: OneProps) => {
  const { t } = useTranslation('status')
  const query = useApplication(requestId)
  const body = () => {
    if (query.data) return <RequestViews application={query.data} view={view} screens={screens} onDone={onDone} />
    if (!query.isError) return <Skeleton lines={10} />
    return (
      <>
        <h1 tabIndex={-1}>{t('detail.title')}</h1>
        <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
      </>
    )
  }
  return (
    <Stack gap={6}>
      {body()}
      <div className="print:hidden">
        <Button asChild variant="quiet" className="text-left">
          <ViewLink>
            <BackIcon aria-hidden="true" className="size-5" />
            {t('list.back')}
          </ViewLink>
        </Button>
      </div>
    </Stack>
  )
}

/** B §2 My applications: the list, or one request of it in the view the address names. */
export const MyApplicationsScreen = ({
  request,
  view = 'view',
  screens,
}: RequestSearch & { readonly screens: ViewScreens }) => {
  useFocusOnChange(`${request}/${view}`)
  const { notice, onDone } = useDoneNotice(request)
  if (request === undefined) return <List notice={notice} />
  return <One key={`${request}/${view}`} requestId={request} view={view} screens={screens} onDone={onDone} />
}
