import { isFormDone } from '@invea/domain/application'
import type { RequestDraft } from '@invea/domain/drafts'
import type { Facts } from '@invea/domain/journeys'
import { PageSection, Spinner } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { Fragment } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { useApplicationQuery } from '../api/application-queries.ts'
import { FactsLoader } from '../application-form/FactsLoader.tsx'
import { hasProgress, resolveStep } from '../application-form/next-move.ts'
import { hasPendingRequest } from '../application-form/PendingRequestGuard.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { type RequestPages, RequestPagesContext } from '../application-view/pages.tsx'
import { removeChosenFiles, withDocumentsOf } from '../attachments/file-cache.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { useGoToStep, useJourney } from './JourneyProgress.tsx'
import { ResumeOffer } from './ResumeOffer.tsx'
import { firstStep, type RequestDefinition } from './request-definition.ts'

export interface ResumeProps<Draft extends RequestDraft> {
  readonly definition: RequestDefinition<Draft>
  /** Addresses of this portal's pages about stored requests. */
  readonly pages: RequestPages
  readonly store: DraftStore<WizardSnapshot<Draft>>
}

interface ResumeRouterProps<Draft extends RequestDraft> extends ResumeProps<Draft> {
  readonly draft: Draft
  readonly facts: Facts
}

/** The offer to continue; leads on at once where there is nothing to choose. */
export const ResumeRouter = <Draft extends RequestDraft>({
  definition,
  pages,
  store,
  draft,
  facts,
}: ResumeRouterProps<Draft>) => {
  const { t } = useTranslation('common')
  const api = usePortalApi()
  const router = useRouter()
  const request = useQuery({
    ...useApplicationQuery()(draft.submitted?.requestId ?? 0),
    enabled: draft.submitted !== undefined,
  })
  const go = useGoToStep(definition.path)
  const journey = useJourney(definition)
  if (!hasProgress(journey, draft, facts))
    return <Navigate to={`${definition.path}/${firstStep}`} search={true} replace />
  // Only the first try: without the service, the draft is still offered.
  if (request.isLoading && request.failureCount === 0)
    return (
      <PageSection width="form">
        <Spinner label={t('loading')} />
      </PageSection>
    )
  // The confirmation shows what became of the request, and deletes the draft.
  if (request.data && isFormDone(request.data))
    return <Navigate to={pages.confirmation} search={{ request: request.data.requestId }} replace />
  const snapshot = store.draft()
  const isPending = hasPendingRequest(snapshot)
  // The group continues without the applicants that only this draft has, unless the service may have received them.
  const isLeftOut = !isPending && draft.applicants.some(({ requestPersonId }) => requestPersonId === undefined)
  if (request.data?.missing && request.data.missing !== 'applicants' && isLeftOut)
    return <Navigate to={pages.list} search={{ request: request.data.requestId, view: 'continue' }} replace />
  // A pending request determines the step, because that step settles it.
  const known = isPending ? snapshot.lastStep : resolveStep(journey, snapshot.lastStep, draft, facts)
  const step = known ?? firstStep
  // A time limit is running until the request is submitted: skips the offer to continue.
  if (definition.kind.isUrgent && facts.signedIn && !draft.submitted)
    return <Navigate to={`${definition.path}/${step}`} replace />
  const goOn = () => {
    const { data } = request
    // Documents may have been sent from the list of applications meanwhile.
    if (data) store.change((snapshot) => ({ ...snapshot, draft: withDocumentsOf(snapshot.draft, data) }))
    void go(step)
  }
  const startOver = async () => {
    // Releases the slot at once; if the request fails, the hold expires by itself.
    const { hold } = draft.appointment
    if (hold && !draft.submitted) void api.schedule.releaseHold(crypto.randomUUID(), hold.appointmentIds[0])
    await store.discard()
    await removeChosenFiles(draft)
    // Keeps the link's preselection for the new form.
    void router.navigate({ to: `${definition.path}/${firstStep}`, search: true })
  }
  return (
    <ResumeOffer
      draft={draft}
      requestType={definition.kind.requestTypeOf(draft)}
      step={step}
      savedAt={store.savedAt()}
      onContinue={goOn}
      onStartOver={startOver}
    />
  )
}

/** Offers to continue a saved draft, also when its facts cannot be loaded: the page of the step shows that. */
export const Resume = <Draft extends RequestDraft>(props: ResumeProps<Draft>) => {
  const { definition, store } = props
  const { ResumeWrapper: Wrapper = Fragment } = definition
  return (
    <ApiProvider>
      <Wrapper>
        <RequestPagesContext value={props.pages}>
          <FactsLoader store={store} optional>
            {(draft, facts) => <ResumeRouter {...props} draft={draft} facts={facts} />}
          </FactsLoader>
        </RequestPagesContext>
      </Wrapper>
    </ApiProvider>
  )
}
