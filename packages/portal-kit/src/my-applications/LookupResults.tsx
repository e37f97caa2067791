import type { Application } from '@invea/domain'
import { Alert, BackIcon, Button, Cluster, Skeleton, Stack } from '@invea/ui'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useApplicationQuery } from '../api/application-queries.ts'
import { failureOf, isRefused } from '../api/queries.ts'
import { ApplicationCards } from '../application-view/ApplicationCards.tsx'
import { LeaveDevice } from '../application-view/LeaveDevice.tsx'
import { useOpenView, ViewLink } from '../application-view/pages.tsx'
import { QueryPlaceholder, RequestViews, useApplication } from '../application-view/RequestViews.tsx'
import type { DoneNotice, RequestSearch, RequestView } from '../application-view/view-search.ts'
import { useTranslation } from '../i18n/i18n.ts'
import type { LookUpForm } from './use-look-up.ts'

/** The results, updated after actions on a request. Masked cards stay as found. */
export const useRefreshed = (found: readonly Application[]): readonly Application[] => {
  const applicationQuery = useApplicationQuery()
  const known = useQueries({
    queries: found.map((application) => ({
      ...applicationQuery(application.requestId),
      enabled: !application.masked,
      // Found results are fresh. Fetches again only what an action invalidated.
      staleTime: 60_000,
    })),
  })
  return found.map((application, at) => (application.masked ? application : (known[at]?.data ?? application)))
}

const BackToForm = ({ onReset, children }: { readonly onReset: () => void; readonly children: ReactNode }) => (
  <Button asChild variant="quiet" onClick={onReset}>
    <ViewLink>{children}</ViewLink>
  </Button>
)

interface ResultProps {
  readonly requestId: number
  readonly view: RequestView
  readonly search: RequestSearch
  readonly form: LookUpForm
  readonly onDone: (notice: DoneNotice) => void
}

/** One result in the view of the address: complete for its owner or with both numbers, otherwise masked (D19). */
const ResultView = ({ requestId, view, search, form, onDone }: ResultProps) => {
  const { t } = useTranslation('status')
  const openView = useOpenView()
  const found = form.found?.find((application) => application.requestId === requestId)
  // Does not fetch a masked card in full, because that would count as a failed look-up.
  const query = useApplication(found?.masked ? undefined : requestId)
  const application = found?.masked ? found : (query.data ?? found)
  const isLost = !application && query.isError && isRefused(failureOf(query.error), 'notFound')
  const backToForm = useEffectEvent(() => {
    form.lose()
    openView({})
  })
  useEffect(() => {
    // After a reload the numbers are lost, and the service may not know this session any more.
    if (isLost) backToForm()
  }, [isLost])
  const giveBoth = (
    <Button asChild size="small" onClick={form.addNumber}>
      <ViewLink>{t('masked.giveBoth')}</ViewLink>
    </Button>
  )
  const body = () => {
    if (!application)
      return isLost ? <Skeleton lines={10} /> : <QueryPlaceholder query={query} lines={10} title={t('detail.title')} />
    return <RequestViews application={application} view={view} search={search} giveBoth={giveBoth} onDone={onDone} />
  }
  return (
    <Stack gap={6}>
      {body()}
      <Cluster className="print:hidden">
        {form.found && (
          <Button variant="quiet" onClick={() => history.back()}>
            <BackIcon aria-hidden="true" className="size-5" />
            {t('list.back')}
          </Button>
        )}
        <BackToForm onReset={form.reset}>{t('lookup.backToForm')}</BackToForm>
      </Cluster>
      {view === 'view' && application && !application.masked && <LeaveDevice />}
    </Stack>
  )
}

const Results = ({ form, notice }: { readonly form: LookUpForm; readonly notice: DoneNotice | undefined }) => {
  const { t } = useTranslation('status')
  const applications = useRefreshed(form.found ?? [])
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('list.title')}</h1>
      {notice && (
        <Alert tone="success" live>
          {t(notice)}
        </Alert>
      )}
      <ApplicationCards applications={applications} />
      <div className="print:hidden">
        <BackToForm onReset={form.reset}>{t('lookup.backToForm')}</BackToForm>
      </div>
      {applications.some(({ masked }) => !masked) && <LeaveDevice />}
    </Stack>
  )
}

export interface FoundProps extends RequestSearch {
  readonly form: LookUpForm
  readonly notice: DoneNotice | undefined
  readonly onDone: (notice: DoneNotice) => void
}

export const LookupResults = ({ form, notice, onDone, ...search }: FoundProps) => {
  const { request, view = 'view', part } = search
  if (request === undefined) return <Results form={form} notice={notice} />
  return (
    <ResultView
      key={`${request}/${view}/${part ?? ''}`}
      requestId={request}
      view={view}
      search={search}
      form={form}
      onDone={onDone}
    />
  )
}
