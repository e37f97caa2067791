import type { RequestType } from '@invea/domain'
import { isFormDone } from '@invea/domain/application'
import { commaIn } from '@invea/domain/calendar'
import type { OriginIdDraft, PassportDraft, RequestDraft } from '@invea/domain/drafts'
import type { Facts } from '@invea/domain/journeys'
import { Button, Card, DescriptionList, Dialog, PageSection, Spinner, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { useApplicationQuery } from '../api/application-queries.ts'
import { randomKey } from '../api/device-keys.ts'
import { useRegionCities } from '../api/use-offices.ts'
import { FactsLoader } from '../application-form/FactsLoader.tsx'
import { useStepTitle } from '../application-form/JourneyStepper.tsx'
import { hasProgress, resolveStep } from '../application-form/next-move.ts'
import { hasPendingRequest } from '../application-form/PendingRequestGuard.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { RequestPages } from '../application-view/pages.tsx'
import { removeChosenFiles, withDocumentsOf } from '../attachments/file-cache.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { NoWrap } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { momentWords, useReader } from '../shell/display-context.ts'
import { AnyNavigate, goTo } from '../shell/site-map.tsx'
import { useGoToStep, useJourney } from './JourneyProgress.tsx'
import { firstStep, type RequestDefinition } from './request-definition.ts'

export interface ResumeOfferProps {
  readonly draft: RequestDraft
  /** Undefined until it is chosen. */
  readonly requestType: RequestType | undefined
  /** Milliseconds since 1970; undefined where the device saves nothing. */
  readonly savedAt: number | undefined
  /** Id of the step to continue with. */
  readonly step: string
  readonly onContinue: () => void
  /** Deletes the draft; a dialog confirms first. */
  readonly onStartOver: () => Promise<void>
}

/** The name and city of the chosen office; undefined until they are known. */
const useOfficeName = ({ regionId, officeId }: RequestDraft['site']): string | undefined => {
  const language = useLanguage()
  const { cities } = useRegionCities(regionId ? Number(regionId) : undefined)
  const city = cities?.find(({ offices }) => offices.some(({ id }) => String(id) === officeId))
  const office = city?.offices.find(({ id }) => String(id) === officeId)
  return city && office && `${office.name[language]}${commaIn[language]}${city.name[language]}`
}

/** Summary of the draft, so that its owner recognizes it on a shared device. It contains no name of a person. */
const DraftFacts = ({ draft, requestType, step, savedAt }: Omit<ResumeOfferProps, 'onContinue' | 'onStartOver'>) => {
  const { t } = useTranslation(['request', 'choice', 'status'])
  const title = useStepTitle()
  const reader = useReader()
  const office = useOfficeName(draft.site)
  // Each portal's draft has one of them.
  const { service, urgentDays } = draft as Partial<OriginIdDraft & PassportDraft>
  const rows = [
    {
      label: t('status:label.requestType'),
      value: service ? t(`choice:originIdService.${service}`) : requestType && t(`choice:requestType.${requestType}`),
    },
    { label: t('status:label.requestMode'), value: urgentDays && t('choice:urgentDays', { days: urgentDays }) },
    { label: t('status:label.office'), value: office },
    { label: t('request:resume.at'), value: title(step) },
    {
      label: t('request:resume.savedAt'),
      value: savedAt !== undefined && momentWords(new Date(savedAt).toISOString(), reader),
    },
  ]
  return (
    <DescriptionList>
      {rows.map(
        ({ label, value }) =>
          value && (
            <DescriptionList.Row key={label} label={label}>
              <NoWrap words={value} />
            </DescriptionList.Row>
          ),
      )}
    </DescriptionList>
  )
}

/** Offers to continue a saved draft, or to delete it after a confirmation. */
export const ResumeOffer = ({ onContinue, onStartOver, ...facts }: ResumeOfferProps) => {
  const { t } = useTranslation(['request', 'common'])
  const [asking, setAsking] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const startOver = async () => {
    setDeleting(true)
    await onStartOver()
  }
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t('request:resume.title')}</h1>
        <Card tone="accent">
          <Stack>
            <DraftFacts {...facts} />
            <Button onClick={onContinue}>{t('request:resume.continue')}</Button>
          </Stack>
        </Card>
        <div>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('request:resume.startOver')}
          </Button>
        </div>
      </Stack>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('request:resume.startOverTitle')}
        closeLabel={t('common:close')}
        actions={
          <>
            <Button variant="danger" pending={deleting} onClick={() => void startOver()}>
              {t('request:resume.startOverYes')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        <p>{t('request:resume.startOverHelp')}</p>
      </Dialog>
    </PageSection>
  )
}

export interface ResumeProps<Draft extends RequestDraft> {
  readonly definition: RequestDefinition<Draft>
  /** Addresses of this portal's pages about stored requests. */
  readonly pages: RequestPages
  readonly store: DraftStore<WizardSnapshot<Draft>>
}

interface OfferProps<Draft extends RequestDraft> extends ResumeProps<Draft> {
  readonly draft: Draft
  readonly facts: Facts
}

/** The offer to continue; leads on at once where there is nothing to choose. */
export const Offer = <Draft extends RequestDraft>({ definition, pages, store, draft, facts }: OfferProps<Draft>) => {
  const { t } = useTranslation('common')
  const api = usePortalApi()
  const router = useRouter<AnyRouter>()
  const request = useQuery({
    ...useApplicationQuery()(draft.submitted?.requestId ?? 0),
    enabled: draft.submitted !== undefined,
  })
  const go = useGoToStep(definition.path)
  const journey = useJourney(definition)
  if (!hasProgress(journey, draft, facts))
    return <AnyNavigate to={`${definition.path}/${firstStep}`} search={true} replace />
  // Only the first try: without the service, the draft is still offered.
  if (request.isLoading && request.failureCount === 0)
    return (
      <PageSection width="form">
        <Spinner label={t('loading')} />
      </PageSection>
    )
  // The confirmation shows what became of the request, and deletes the draft.
  if (request.data && isFormDone(request.data))
    return <AnyNavigate to={pages.confirmation} search={{ request: request.data.requestId }} replace />
  const snapshot = store.draft()
  // A pending request determines the step, because that step settles it.
  const known = hasPendingRequest(snapshot) ? snapshot.lastStep : resolveStep(journey, snapshot.lastStep, draft, facts)
  const step = known ?? firstStep
  // A time limit is running until the request is submitted: skips the offer to continue.
  if (definition.kind.timed && facts.signedIn && !draft.submitted)
    return <AnyNavigate to={`${definition.path}/${step}`} replace />
  const goOn = () => {
    const { data } = request
    // Documents may have been sent from the list of applications meanwhile.
    if (data) store.change((snapshot) => ({ ...snapshot, draft: withDocumentsOf(snapshot.draft, data) }))
    void go(step)
  }
  const startOver = async () => {
    // Releases the slot at once; if the request fails, the hold expires by itself.
    if (draft.appointment.hold && !draft.submitted) void api.schedule.releaseHold(randomKey())
    await store.discard()
    await removeChosenFiles(draft)
    // Keeps the link's preselection for the new form.
    void goTo(router, { to: `${definition.path}/${firstStep}`, search: true })
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

/** Offers to continue a saved draft. */
export const Resume = <Draft extends RequestDraft>(props: ResumeProps<Draft>) => {
  const { definition, store } = props
  const { ResumeWrapper: Wrapper = Fragment } = definition
  return (
    <ApiProvider>
      <Wrapper>
        <FactsLoader store={store}>{(draft, facts) => <Offer {...props} draft={draft} facts={facts} />}</FactsLoader>
      </Wrapper>
    </ApiProvider>
  )
}
