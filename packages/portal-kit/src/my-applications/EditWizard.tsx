import type { Application } from '@invea/domain'
import { sameNames } from '@invea/domain/applicant'
import {
  type ApplicationPerson,
  awaitsCorrection,
  correctableFamily,
  missingDocuments,
} from '@invea/domain/application'
import { commaIn } from '@invea/domain/calendar'
import { type Facts, stepsWithField } from '@invea/domain/journeys'
import { Alert, Button, Cluster, Skeleton, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSession } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FixedNames } from '../applicant/ScreenParts.tsx'
import { forDraft, useRunCommand } from '../application-form/commands.ts'
import { FactsLoader } from '../application-form/FactsLoader.tsx'
import { InnerTitle, WizardSteps } from '../application-form/JourneyStepper.tsx'
import { resolveStep } from '../application-form/next-move.ts'
import type { RequestKind } from '../application-form/request-form.ts'
import { SaveLine, StepActions, StepForm } from '../application-form/StepFrame.tsx'
import { ChunkErrorBoundary } from '../application-form/StepNotices.tsx'
import { useApplicantField, useDraft } from '../application-form/use-wizard.ts'
import { StepIssues, WizardProvider } from '../application-form/WizardProvider.tsx'
import { CorrectionReason } from '../application-view/NextStepPanel.tsx'
import { deviceFileCache, pageUploadProgress } from '../attachments/file-cache.ts'
import { uploadAttachments } from '../attachments/upload-attachments.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useFieldLabels } from '../i18n/issue-words.ts'
import { useDisplayContext } from '../shell/display-context.ts'
import { changeAttachments, updateRequest } from './edit-commands.ts'
import {
  type EditDraftStore,
  type EditFormDraft,
  type EditSnapshot,
  editFormOf,
  onNewerVersion,
  StoredDocuments,
  withStoredFields,
} from './edit-form.ts'
import { type EditScope, editJourneyOf } from './edit-journeys.ts'

/** B §2: label of Next on the two steps that send data. */
const sends = { 'travel-plan': 'edit.finish', 'origin-id-detail': 'edit.finish', attachments: 'edit.upload' } as const

/** B §2: the full edit sends at Finish and Upload. A single-step journey ends with Finish, missing documents with Upload. */
const sendWords = (scope: EditScope, step: string) => {
  if (scope === 'missing') return 'edit.upload' as const
  if (scope !== 'all') return 'edit.finish' as const
  return step in sends ? sends[step as keyof typeof sends] : undefined
}

const kind: RequestKind<EditFormDraft> = { requestTypeOf: ({ requestType }) => requestType, terms: [] }

export interface EditWizardProps {
  readonly application: Application
  readonly person: ApplicationPerson
  readonly scope: EditScope
  readonly store: EditDraftStore
  /** The wizard starts again after its end, and takes the focus. */
  readonly takesFocus?: boolean
  readonly onEnd: () => void
}

/**
 * D40: the names of the account holder are read-only in the edit too. Other names, of an application from before this rule or from an
 * account whose names do not fit a passport, can be typed, and the service checks them. Without a session the account is unknown.
 */
const HolderNames = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('applicant')
  const { helpLine } = usePortalConfig()
  const { member } = useSession()
  const { applicants, editing } = useDraft() as EditFormDraft
  const [isChild = false] = useApplicantField('personal.under18')
  // Not while typing: a field must not become read-only with its last letter.
  const [isHolders] = useState(() => !member || sameNames(member, applicants[0]?.personal ?? {}))
  const fixed = isHolders && !isChild ? (editing.holderFields ?? []) : []
  return (
    <FixedNames value={fixed}>
      <Stack gap={6}>
        {fixed.length > 0 && <Alert>{t('urgent.names', { helpLine })}</Alert>}
        {children}
      </Stack>
    </FixedNames>
  )
}

const EditSteps = ({
  person,
  scope,
  store,
  takesFocus = false,
  onEnd,
  draft,
  facts,
}: EditWizardProps & { draft: EditFormDraft; facts: Facts }) => {
  const { t } = useTranslation(['status', 'common', 'application'])
  const { journey, screens } = editJourneyOf(scope, draft.editing.originIdService)
  const client = useQueryClient()
  const { requestId } = draft.editing
  const commands = useMemo(() => {
    const table = {
      updateRequest: updateRequest(client),
      changeAttachments: changeAttachments(person.attachments ?? [], async (api) => {
        const found = await api.requests.get(requestId)
        if (!found.ok) return found
        const { attachments = [] } =
          found.value.persons.find(({ requestPersonId }) => requestPersonId === person.requestPersonId) ?? {}
        return { ok: true, value: attachments }
      }),
      uploadAttachments: forDraft<EditFormDraft>(uploadAttachments(deviceFileCache, pageUploadProgress)),
    }
    return async () => table
  }, [client, person, requestId])
  const [step, setStep] = useState(() => {
    const named = person.correction?.fields ?? []
    const first =
      journey.steps.find(({ id }) => named.some((field) => stepsWithField(field).includes(id))) ?? journey.steps[0]
    return resolveStep(journey, store.draft().lastStep ?? first?.id, draft, facts) ?? ''
  })
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
          <InnerTitle step={step} as="h2" takesFocus={takesFocus} />
          {step === 'attachments' && scope === 'all' && draft.editing.isChanged && (
            <Alert tone="success" live>
              {t('application:saved')}
            </Alert>
          )}
          <StepIssues />
          <StepForm>
            {Content && (
              <ChunkErrorBoundary key={step}>
                <Suspense fallback={<Skeleton lines={8} />}>
                  {step === 'personal-detail' ? (
                    <HolderNames>
                      <Content />
                    </HolderNames>
                  ) : (
                    <Content />
                  )}
                </Suspense>
              </ChunkErrorBoundary>
            )}
            <StepActions
              next={send && t(`status:${send}`)}
              back={t('common:previous')}
              single={scope === 'attachments'}
            />
          </StepForm>
          <div>
            {/* Before the first step that sends: what is saved on the device looks like the end. */}
            {!send && !draft.editing.sent && (
              <p className="text-sm">{t('status:edit.unsent', { finish: t('status:edit.finish') })}</p>
            )}
            <SaveLine />
          </div>
        </Stack>
      </StoredDocuments>
    </WizardProvider>
  )
}

/** Takes over what changed meanwhile. Asks where the applicant has edited the same fields. */
const NewerVersion = ({
  application,
  person,
  store,
  onChosen,
}: Pick<EditWizardProps, 'application' | 'person' | 'store'> & { readonly onChosen: () => void }) => {
  const { t } = useTranslation(['status', 'summary'])
  const language = useLanguage()
  const labelOf = useFieldLabels()
  const stored = useMemo(() => editFormOf(application, person), [application, person])
  const snapshot = useSyncExternalStore(store.subscribe, store.draft, store.draft)
  const newer = stored && onNewerVersion(snapshot, stored)
  const { conflicts = [] } = newer ?? {}
  const isSilent = newer !== undefined && newer.snapshot !== snapshot && conflicts.length === 0
  useEffect(() => {
    if (isSilent && stored) store.change((latest) => onNewerVersion(latest, stored).snapshot)
  }, [isSilent, stored, store])
  if (!newer || conflicts.length === 0) return null
  const labels = conflicts.map((field) => (field === 'family' ? t('summary:block.family') : labelOf(field)))
  const fields = labels.filter(Boolean).join(commaIn[language])
  const choose = (chosen: EditSnapshot) => {
    store.change(() => chosen)
    onChosen()
  }
  return (
    <Alert tone="warning" title={t('status:edit.conflict.title')} live>
      <p>{t('status:edit.conflict.help', { fields })}</p>
      <Cluster className="mt-3">
        <Button variant="secondary" size="small" onClick={() => choose(newer.snapshot)}>
          {t('status:edit.conflict.own')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => choose(withStoredFields(newer.snapshot, stored, conflicts))}
        >
          {t('status:edit.conflict.stored')}
        </Button>
      </Cluster>
    </Alert>
  )
}

/** The edit wizard of one applicant (B §2). */
export const EditWizard = (props: EditWizardProps) => {
  // After a choice the step opens again, with the chosen values and the focus on its heading.
  const [choices, setChoices] = useState(0)
  const draw = useCallback(
    (draft: EditFormDraft, facts: Facts) => (
      <EditSteps key={choices} {...props} takesFocus={props.takesFocus || choices > 0} draft={draft} facts={facts} />
    ),
    [props, choices],
  )
  return (
    <>
      <NewerVersion {...props} onChosen={() => setChoices((before) => before + 1)} />
      <FactsLoader store={props.store}>{draw}</FactsLoader>
    </>
  )
}

/** Labels of the fields and documents that the agency named in a correction, and of missing documents, as the form shows them. */
const CorrectionFields = (person: ApplicationPerson) => {
  const { correction, attachments = [], requiredAttachments = [] } = person
  const { t, reader } = useDisplayContext()
  const labelOf = useFieldLabels()
  const documents = [...requiredAttachments, ...attachments]
  const missing = person.personStatus === 'paymentCompleted' ? missingDocuments(person) : []
  const names = missing.map(({ attachmentTypeId }) => `attachments.${attachmentTypeId}`)
  const labels = [...new Set([...(correction?.fields ?? []), ...names])].map((field) => {
    if (field === correctableFamily) return t('summary:block.family')
    const document = documents.find(({ attachmentTypeId }) => field === `attachments.${attachmentTypeId}`)
    return document?.name[reader.language] ?? labelOf(field)
  })
  const fields = labels.filter(Boolean).join(commaIn[reader.language])
  return fields ? <p>{t('summary:correctionFields', { fields })}</p> : null
}

/** The corrections that the agency waits for, and that of the edited applicant, who may have sent a part: reason, fields and documents. */
export const CorrectionNotice = ({
  application,
  edited,
}: {
  readonly application: Application
  readonly edited: ApplicationPerson | null | undefined
}) => {
  const { t } = useTranslation('status')
  const notified = application.persons.filter(
    (person) => awaitsCorrection(person, application.events) || (person.notified && person === edited),
  )
  if (notified.length === 0) return null
  return (
    <Alert tone="warning">
      <p>{t('edit.notified')}</p>
      {notified.map((person) => (
        <Fragment key={person.requestPersonId}>
          <CorrectionReason person={person} application={application} />
          <CorrectionFields {...person} />
        </Fragment>
      ))}
    </Alert>
  )
}
