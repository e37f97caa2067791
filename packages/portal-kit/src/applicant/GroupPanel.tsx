import { type Facts, furthestOpen, isComplete, type Language, type PassportDraft } from '@invea/domain'
import { Alert, Disclosure, Stack } from '@invea/ui'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftKeeper } from '../drafts/index.ts'
import {
  ApplicantScope,
  type CommandTable,
  StepActions,
  StepForm,
  StepIssues,
  useCarry,
  useStepTitle,
  useWizard,
  WizardProvider,
  type WizardRecord,
  WizardSteps,
} from '../wizard/index.ts'
import { CopyFirst } from './CopyFirst.tsx'
import { type ApplicantStepId, walkInGroup } from './walk-in-group.ts'

export type ApplicantScreens = Readonly<Record<ApplicantStepId, ComponentType>>

export interface GroupPanelProps {
  readonly position: number
  readonly draft: PassportDraft
  readonly facts: Facts
  readonly language: Language
  readonly screens: ApplicantScreens
  readonly commands: () => Promise<CommandTable<PassportDraft>>
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  /** Told when the applicant's last step is left: the next panel may open. */
  readonly onDone: () => void
}

/** The title of an inner step; a new step takes the focus, as a new page would. */
const InnerTitle = ({ step }: { readonly step: ApplicantStepId }) => {
  const title = useStepTitle()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {title(step)}
    </h3>
  )
}

/** One applicant of a group: a panel titled with the name, and inside it the applicant's own steps (A §2). */
export const GroupPanel = ({
  position,
  draft,
  facts,
  language,
  screens,
  commands,
  open,
  onToggle,
  onDone,
}: GroupPanelProps) => {
  const { t } = useTranslation(['applicant', 'request'])
  // The passport portal's own screen: the draft around it is a passport draft.
  const keeper = useWizard().keeper as unknown as DraftKeeper<WizardRecord<PassportDraft>>
  const carry = useCarry(keeper, commands)
  const [journey] = useState(() => walkInGroup(position))
  const [chosen, setStep] = useState<ApplicantStepId>()
  const furthest = furthestOpen(journey, draft, facts) ?? 'personal-detail'
  const step = chosen ?? furthest
  const { firstName, fatherName } = draft.applicants[position]?.personal ?? {}
  const name = [firstName, fatherName].filter(Boolean).join(' ').toUpperCase()
  const done = isComplete(journey, draft, facts)
  const Content = screens[step]
  // A §4: later applicants join the request that the first one made.
  const isWaiting = step === 'passport-info' && position > 0 && draft.submitted === undefined
  return (
    <Disclosure
      headingLevel={2}
      title={name || t('applicant:applicantN', { n: position + 1 })}
      aside={done ? <span className="text-sm font-semibold text-success">{t('applicant:done')}</span> : null}
      open={open}
      onToggle={onToggle}
    >
      {open && (
        <WizardProvider
          journey={journey}
          keeper={keeper}
          carry={carry}
          language={language}
          facts={facts}
          step={step}
          applicant={position}
          onGo={setStep}
          onEnd={onDone}
        >
          <ApplicantScope value={position}>
            <Stack gap={6}>
              <WizardSteps collapse="always" />
              <InnerTitle step={step} />
              <StepIssues />
              {position > 0 && (step === 'address' || step === 'family') && <CopyFirst part={step} />}
              {isWaiting && <Alert tone="warning">{t('applicant:saveFirst')}</Alert>}
              <StepForm>
                <Content />
                <StepActions actions={step === 'passport-info' ? 'submit' : 'next'} disabled={isWaiting} />
              </StepForm>
            </Stack>
          </ApplicantScope>
        </WizardProvider>
      )}
    </Disclosure>
  )
}
