import type { Language } from '@invea/domain'
import type { ApplicantDraft, FamilyMemberDraft, RequestDraft } from '@invea/domain/drafts'
import { canOpen, type Facts, furthestOpen } from '@invea/domain/journeys'
import { Accordion, Alert, announce, Button, Disclosure, FocusOnArrival, Stack } from '@invea/ui'
import { type ComponentType, memo, Suspense, useState } from 'react'
import { type CommandTable, useRunCommand } from '../application-form/commands.ts'
import { InnerTitle, WizardSteps } from '../application-form/JourneyStepper.tsx'
import type { RequestKind } from '../application-form/request-form.ts'
import { StepActions, StepForm } from '../application-form/StepFrame.tsx'
import {
  ApplicantScope,
  applicantSteps,
  useApplicantPosition,
  useDraft,
  useEditApplicant,
  useFromWizard,
  useUnsavedInput,
  useWizard,
} from '../application-form/use-wizard.ts'
import { StepIssues, WizardProvider } from '../application-form/WizardProvider.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { RequestLink } from '../application-view/pages.tsx'
import type { DraftStore } from '../drafts/draft-store.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useColon } from '../i18n/issue-words.ts'
import { optionalComponent } from '../shell/lazy-component.ts'
import { type GroupJourney, hasCompleted, journeyInGroup } from './group-journey.ts'

/** Removes the id, because the service has not stored the copied member yet. */
const withoutId = ({ id: _stored, ...member }: FamilyMemberDraft): FamilyMemberDraft => member

const copies = {
  address: ({ address }: ApplicantDraft) => ({ address }),
  family: ({ family }: ApplicantDraft) => ({ family: family.map(withoutId) }),
} as const

const hasAnswers = ({ address, family }: Partial<ApplicantDraft> = {}): boolean =>
  Object.values(address ?? family ?? {}).some(Boolean)

/** True when a step's answers can be copied from the first applicant. */
export const isCopied = (step: string): step is keyof typeof copies => step in copies

/**
 * Copies a step's answers from the first applicant, because families often share an address and relatives. Disabled while the
 * applicant has typed others, which it would replace.
 */
export const CopyFromFirstApplicant = ({ part }: { readonly part: keyof typeof copies }) => {
  const { t } = useTranslation('applicant')
  const { applicants } = useDraft()
  const edit = useEditApplicant()
  const [unsaved] = useUnsavedInput(part)
  const [copied, own] = [applicants[0], applicants[useApplicantPosition()]].map((each) => each && copies[part](each))
  if (!hasAnswers(copied)) return null
  const isFree = unsaved === undefined && (!hasAnswers(own) || JSON.stringify(own) === JSON.stringify(copied))
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        disabled={!isFree}
        onClick={() => {
          edit((applicant) => ({ ...applicant, ...copied }))
          announce(t('copyFirst'))
        }}
      >
        {t('copyFirst')}
      </Button>
    </div>
  )
}

const ResetAnswers = optionalComponent(async () => (await import('../application-form/ResetAnswers.tsx')).ResetAnswers)

export interface GroupPanelProps<Draft extends RequestDraft, Scope, Id extends string> {
  readonly position: number
  readonly draft: Draft
  readonly facts: Facts
  readonly language: Language
  readonly applicantJourney: GroupJourney<Draft, Scope, Id>
  readonly screens: Readonly<Record<Id, ComponentType>>
  readonly commands: () => Promise<CommandTable<Draft>>
  readonly done: boolean
  readonly open: boolean
  /** The panel opens after the last step of another applicant, and takes the focus. */
  readonly takesFocus: boolean
  readonly onToggle: (open: boolean) => void
  /** Called after the last step of the applicant, to open the next panel. */
  readonly onDone: () => void
}

interface PanelStepProps {
  readonly step: string
  readonly Content: ComponentType
  readonly position: number
  readonly title: string
  readonly takesFocus: boolean
  readonly submits: boolean
  /** A §4: later applicants join the request that the first one made. */
  readonly isWaiting: boolean
}

/** A step of one applicant. Not rendered again with each key: its parts read from the draft what they show. */
const PanelStep = memo(({ step, Content, position, title, takesFocus, submits, isWaiting }: PanelStepProps) => {
  const { t } = useTranslation('applicant')
  const colon = useColon()
  const [resets, setResets] = useState(0)
  return (
    <ApplicantScope value={position}>
      <Stack gap={6}>
        <WizardSteps collapse="always" label={title} />
        <InnerTitle step={step} as="h3" takesFocus={takesFocus} />
        <StepIssues of={`${title}${colon}`} />
        {position > 0 && isCopied(step) && <CopyFromFirstApplicant part={step} />}
        {isWaiting && <Alert tone="warning">{t('saveFirst')}</Alert>}
        <StepForm>
          <Content key={resets} />
          <StepActions actions={submits ? 'submit' : 'next'} disabled={isWaiting} />
        </StepForm>
        {applicantSteps.includes(step) && (
          <Suspense>
            <ResetAnswers onReset={() => setResets(resets + 1)} />
          </Suspense>
        )}
      </Stack>
    </ApplicantScope>
  )
})

/** One applicant of a group: a panel with the name as title and the applicant's own steps inside (A §2). */
export const GroupPanel = <Draft extends RequestDraft, Scope, Id extends string>({
  position,
  draft,
  facts,
  language,
  applicantJourney,
  screens,
  commands,
  done,
  open,
  takesFocus,
  onToggle,
  onDone,
}: GroupPanelProps<Draft, Scope, Id>) => {
  const { t } = useTranslation(['applicant', 'request'])
  const wizard = useWizard()
  // The store holds the portal's own draft type, which the wizard's type does not show.
  const store = wizard.store as unknown as DraftStore<WizardSnapshot<Draft>>
  const kind: RequestKind<Draft> = wizard.kind
  const runCommand = useRunCommand(store, commands)
  const [journey] = useState(() => journeyInGroup(applicantJourney, position))
  const [first] = journey.steps
  const furthest = () => furthestOpen(journey, draft, facts) ?? first?.id
  const { requestPersonId } = draft.applicants[position] ?? {}
  const savedName = `${position}.panelStep`
  // Saved and never derived, so that the answer that completes a step does not replace the step during input or after a reload.
  const [chosen, setChosen] = useState(() => {
    const saved = store.draft().unsavedInput?.[savedName]
    const known = journey.steps.find(({ id }) => id === saved)?.id
    return known ?? (requestPersonId === undefined ? first?.id : furthest())
  })
  const setStep = (to: Id) => {
    setChosen(to)
    store.change((snapshot) => ({ ...snapshot, unsavedInput: { ...snapshot.unsavedInput, [savedName]: to } }))
  }
  const step = chosen !== undefined && canOpen(journey, chosen, draft, facts) ? chosen : furthest()
  const { firstName, fatherName } = draft.applicants[position]?.personal ?? {}
  const name = [firstName, fatherName].filter(Boolean).join(' ').toUpperCase()
  const title = name || t('applicant:applicantN', { n: position + 1 })
  if (step === undefined) throw new Error('step')
  const submits = journey.steps.find(({ id }) => id === step)?.command === 'submitApplicant'
  const isWaiting = submits && position > 0 && draft.submitted === undefined
  return (
    <Disclosure
      headingLevel={2}
      title={title}
      aside={done ? <span className="text-sm font-semibold text-success">{t('applicant:done')}</span> : null}
      open={open}
      onToggle={onToggle}
    >
      {open && (
        <WizardProvider
          journey={journey}
          store={store}
          kind={kind}
          runCommand={runCommand}
          language={language}
          facts={facts}
          step={step}
          applicant={position}
          onGo={setStep}
          onEnd={onDone}
        >
          <PanelStep
            step={step}
            Content={screens[step]}
            position={position}
            title={title}
            takesFocus={takesFocus}
            submits={submits}
            isWaiting={isWaiting}
          />
        </WizardProvider>
      )}
    </Disclosure>
  )
}

export interface GroupScreenProps<Draft extends RequestDraft, Scope, Id extends string> {
  readonly applicantJourney: GroupJourney<Draft, Scope, Id>
  /** The screens of one applicant; a step without a screen does not compile. */
  readonly screens: Readonly<Record<Id, ComponentType>>
  readonly commands: () => Promise<CommandTable<Draft>>
}

/** A §2: in group mode each applicant is a panel. The screens inside are those an individual sees. */
export const GroupScreen = <Draft extends RequestDraft, Scope, Id extends string>({
  applicantJourney,
  screens,
  commands,
}: GroupScreenProps<Draft, Scope, Id>) => {
  const { t } = useTranslation(['applicant', 'application', 'attachments', 'request'])
  const wizard = useWizard()
  const language = useLanguage()
  const draft = useDraft() as Draft
  const facts = useFromWizard(({ facts }) => facts())
  const done = draft.applicants.map((_, at) => hasCompleted(applicantJourney, draft, at, facts))
  const [last = -1, saveLast] = useUnsavedInput<number>('panel')
  const [open, setOpen] = useState(() => (done[last] === false ? last : Math.max(0, done.indexOf(false))))
  // The panel after the one that was completed; -1 when all are. Undefined before the first.
  const [next, setNext] = useState<number>()
  const complete = (position: number) => {
    const following = done.findIndex((isDone, at) => !isDone && at !== position)
    setOpen(following)
    saveLast(following)
    setNext(following)
  }
  const completed = <Alert tone="success">{t('attachments:completed.title')}</Alert>
  return (
    <>
      <p>{t('applicant:groupIntro')}</p>
      <Accordion>
        {draft.applicants.map((_, at) => (
          <GroupPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies the applicant
            key={at}
            position={at}
            draft={draft}
            facts={facts}
            language={language}
            applicantJourney={applicantJourney}
            screens={screens}
            commands={commands}
            done={done[at] === true}
            open={open === at}
            takesFocus={next === at}
            onToggle={(isOpen) => {
              if (isOpen) saveLast(at)
              setOpen((before) => (isOpen ? at : before === at ? -1 : before))
              // The last completed panel closes by itself, which is reported like a press.
              setNext((before) => (before === -1 ? before : undefined))
            }}
            onDone={() => complete(at)}
          />
        ))}
      </Accordion>
      {draft.submitted && draft.applicants.some(({ requestPersonId }) => requestPersonId === undefined) && (
        <p>
          <RequestLink page="list" request={draft.submitted.requestId} view="continue">
            {t('application:continue.without')}
          </RequestLink>
        </p>
      )}
      {done.every(Boolean) && (
        <>
          {next === -1 ? <FocusOnArrival>{completed}</FocusOnArrival> : completed}
          <Button width="phone" className="sm:min-w-40 sm:self-end" onClick={() => void wizard.next()}>
            {t('request:toSummary')}
          </Button>
        </>
      )}
    </>
  )
}
