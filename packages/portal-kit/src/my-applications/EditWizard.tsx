import type { Application } from '@invea/domain'
import type { ApplicationPerson } from '@invea/domain/application'
import type { Facts } from '@invea/domain/journeys'
import { Skeleton, Stack } from '@invea/ui'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { forDraft, useRunCommand } from '../application-form/commands.ts'
import { InnerTitle, WizardSteps } from '../application-form/JourneyStepper.tsx'
import { resolveStep } from '../application-form/next-move.ts'
import type { RequestKind } from '../application-form/request-kind.ts'
import { StepActions } from '../application-form/StepActions.tsx'
import { SaveLine, StepForm } from '../application-form/StepFrame.tsx'
import { StepIssues } from '../application-form/StepIssues.tsx'
import { WithFacts } from '../application-form/WithFacts.tsx'
import { WizardProvider } from '../application-form/WizardProvider.tsx'
import { deviceFileCache, pageUploadProgress } from '../attachments/file-cache.ts'
import { uploadAttachments } from '../attachments/upload-attachments.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { ChunkErrorBoundary } from '../shell/ChunkErrorBoundary.tsx'
import { changeAttachments, updateRequest } from './edit-commands.ts'
import type { EditFormDraft } from './edit-form.ts'
import { type EditScope, editJourneyOf } from './edit-journeys.ts'
import { type EditDraftStore, StoredDocuments } from './use-edit-session.ts'

/** B §2: what Next is called on the two steps that send something. */
const sends = { 'travel-plan': 'edit.finish', 'origin-id-detail': 'edit.finish', attachments: 'edit.upload' } as const

/** B §2: the steps of the full edit send at Finish and Upload; a single-step journey ends with Finish, missing documents with Upload. */
const sendWords = (scope: EditScope, step: string) => {
  if (scope === 'missing') return 'edit.upload' as const
  if (scope !== 'all') return 'edit.finish' as const
  return step in sends ? sends[step as keyof typeof sends] : undefined
}

const kind: RequestKind<EditFormDraft> = { requestTypeOf: ({ requestType }) => requestType, terms: [] }

export interface EditWizardProps {
  readonly person: ApplicationPerson
  readonly scope: EditScope
  readonly store: EditDraftStore
  readonly onEnd: () => void
}

const Scope = ({
  person,
  scope,
  store,
  onEnd,
  draft,
  facts,
}: EditWizardProps & { draft: EditFormDraft; facts: Facts }) => {
  const { t } = useTranslation(['status', 'common'])
  const { journey, screens } = editJourneyOf(scope, draft.editing.originIdService)
  const commands = useMemo(() => {
    const table = {
      updateRequest,
      changeAttachments: changeAttachments(person.attachments ?? []),
      uploadAttachments: forDraft<EditFormDraft>(uploadAttachments(deviceFileCache, pageUploadProgress)),
    }
    return async () => table
  }, [person])
  const [step, setStep] = useState(
    () => resolveStep(journey, store.draft().lastStep ?? journey.steps[0]?.id, draft, facts) ?? '',
  )
  const runCommand = useRunCommand(store, commands)
  const Content = screens[step]
  const send = sendWords(scope, step)
  return (
    <WizardProvider
      journey={journey}
      store={store}
      kind={kind}
      runCommand={runCommand}
      language={useLanguage()}
      facts={facts}
      step={step}
      onGo={setStep}
      onEnd={onEnd}
    >
      <StoredDocuments value={person.attachments ?? []}>
        <Stack gap={6}>
          {scope === 'all' && <WizardSteps collapse="always" />}
          <InnerTitle step={step} as="h2" />
          <StepIssues />
          <StepForm>
            {Content && (
              <ChunkErrorBoundary
                key={step}
                missing={(retry) => <FailureNotice error={{ kind: 'unreachable' }} onRetry={retry} />}
              >
                <Suspense fallback={<Skeleton lines={8} />}>
                  <Content />
                </Suspense>
              </ChunkErrorBoundary>
            )}
            <StepActions
              next={send && t(`status:${send}`)}
              back={t('common:previous')}
              single={scope === 'attachments'}
            />
          </StepForm>
          <SaveLine />
        </Stack>
      </StoredDocuments>
    </WizardProvider>
  )
}

/** The edit wizard of one applicant (B §2). */
export const EditWizard = (props: EditWizardProps) => {
  const draw = useCallback(
    (draft: EditFormDraft, facts: Facts) => <Scope {...props} draft={draft} facts={facts} />,
    [props],
  )
  return <WithFacts store={props.store}>{draw}</WithFacts>
}

/** The applicants of a request that may be edited now (B §2: notified, or still Initial). */
export const editablePersons = ({ persons }: Application): readonly ApplicationPerson[] =>
  persons.filter(({ notified, personStatus }) => notified || personStatus === 'initial')
