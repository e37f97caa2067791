import { todayInAddis } from '@invea/domain'
import { isFormDone } from '@invea/domain/application'
import type { RequiredAttachment } from '@invea/domain/attachments'
import type { EditDraft, RequestDraft } from '@invea/domain/drafts'
import type { Facts } from '@invea/domain/journeys'
import { PageSection, Spinner } from '@invea/ui'
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { useNow, usePortalApi } from '../api/api-context.ts'
import { useApplicationQuery } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { attachmentQueries, failureOf, masterQueries } from '../api/queries.ts'
import { useRequestPages } from '../application-view/pages.tsx'
import type { DraftStore } from '../drafts/draft-store.ts'
import { useTranslation } from '../i18n/i18n.ts'
import type { WizardSnapshot } from './wizard-snapshot.ts'

/** ISO 3166-1 alpha-3 code of the only nationality in the passport form. */
const ethiopia = 'ETH'

const combineRequired = (answers: readonly UseQueryResult<readonly RequiredAttachment[]>[]) => ({
  lists: answers.map(({ data }) => data),
  pending: answers.some(({ isPending }) => isPending),
  thrown: answers.find(({ isLoadingError }) => isLoadingError)?.error,
})

/** Collects the facts that the rules need about a draft, from the service and the clock. Grows as responses arrive. */
export const useFacts = (draft: RequestDraft & { readonly editing?: Pick<EditDraft, 'submittedOn'> }) => {
  const { site, appointment, submitted, applicants, editing } = draft
  const api = usePortalApi()
  const queries = useQueryClient()
  const { phonePrefixes } = usePortalConfig()
  const { hold } = appointment
  const now = useNow(hold && !submitted ? Date.parse(hold.expiresAt) : undefined)

  const cities = useQuery({ ...masterQueries.cities(api, Number(site.regionId)), enabled: Boolean(site.regionId) })
  const restrictions = useQuery({ ...masterQueries.restrictions(api), enabled: Boolean(site.officeId) })
  const master = useQuery(masterQueries.all(api))
  // An urgent request waits for the agency: its status decides whether it can be paid (D27).
  const { data: application } = useQuery({
    ...useApplicationQuery()(submitted?.requestId ?? 0),
    enabled: submitted !== undefined,
  })
  const session = useSyncExternalStore(api.account.subscribe, api.account.state, api.account.state)
  const urgentUntil = session.urgentUntil === undefined ? 0 : Date.parse(session.urgentUntil)
  const storedIds = applicants.flatMap(({ requestPersonId }) => requestPersonId ?? []).join()
  const stored = useMemo(() => storedIds.split(',').filter(Boolean).map(Number), [storedIds])
  const required = useQueries({
    queries: stored.map((requestPersonId) => attachmentQueries.required(api, requestPersonId)),
    combine: combineRequired,
  })

  const facts = useMemo((): Facts => {
    const officeId = Number(site.officeId)
    const office = cities.data?.flatMap(({ offices }) => offices).find(({ id }) => id === officeId)
    return {
      now: new Date(now).toISOString(),
      // The day of the loaded office can be that of yesterday.
      today: todayInAddis(now),
      submittedOn: application?.requestDate ?? editing?.submittedOn,
      office,
      restriction: restrictions.data?.find((restriction) => restriction.officeId === officeId),
      required: Object.fromEntries(
        stored.flatMap((requestPersonId, position) => {
          const named = required.lists[position]
          return named ? [[requestPersonId, named]] : []
        }),
      ),
      phonePrefixes,
      // A §5: fixed to Ethiopia.
      nationalityId: master.data?.nationalities.find(({ code }) => code === ethiopia)?.id,
      requestStatus: application?.status,
      // D14: within ten minutes of the one-time code; needed by the urgent journey only.
      signedIn: session.kind === 'member' && urgentUntil > now,
    }
  }, [
    now,
    editing,
    site.officeId,
    cities.data,
    restrictions.data,
    stored,
    required,
    phonePrefixes,
    master.data,
    application,
    session,
    urgentUntil,
  ])
  return {
    facts,
    application,
    /** True while a response is missing that decides which steps of the draft are complete. */
    pending: required.pending,
    /** Error of a request for such a response. */
    failure: required.thrown ? failureOf(required.thrown) : undefined,
    retry: () => void queries.refetchQueries({ queryKey: attachmentQueries.all }),
  }
}

export interface FactsLoaderProps<Draft extends RequestDraft> {
  readonly store: DraftStore<WizardSnapshot<Draft>>
  /** Renders the content also when the facts could not be loaded, for a page that needs the draft only. */
  readonly optional?: boolean
  readonly children: (draft: Draft, facts: Facts) => ReactNode
}

/** Renders its content once the facts are loaded that decide which steps are complete. Later ones only update them. */
export const FactsLoader = <Draft extends RequestDraft>({ store, optional, children }: FactsLoaderProps<Draft>) => {
  const { t } = useTranslation('common')
  const { draft } = useSyncExternalStore(store.subscribe, store.draft, store.draft)
  const { facts, application, pending, failure, retry } = useFacts(draft)
  const { confirmation } = useRequestPages()
  const [opened, setOpened] = useState(false)
  if (!opened && !pending && (optional || !failure)) setOpened(true)
  // The confirmation shows what became of the request. The last step of an urgent one, which is done earlier, opens it itself.
  if (application && isFormDone({ ...application, mode: 'normal' }))
    return <Navigate to={confirmation} search={{ request: application.requestId }} replace />
  if (opened) return children(draft, facts)
  return (
    <PageSection width="form">
      {failure ? <FailureNotice error={failure} onRetry={retry} /> : <Spinner label={t('loading')} />}
    </PageSection>
  )
}
