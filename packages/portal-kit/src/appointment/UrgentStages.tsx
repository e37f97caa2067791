import type { StepStatus } from '@invea/domain/journeys'
import { Stepper, type StepperProps } from '@invea/ui'
import { useStateWords } from '../application-form/JourneyStepper.tsx'
import { useFromWizard, useWizard } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'

/** A §2: the six stages of the urgent wizard with their steps. */
const stages = {
  type: ['urgent-type'],
  site: ['site'],
  date: ['urgent-date'],
  person: ['personal-detail', 'address', 'family', 'passport-info', 'attachments', 'group-applicants'],
  summary: ['summary'],
  payment: ['payment', 'confirmation'],
} as const satisfies Record<string, readonly string[]>

export type Stage = keyof typeof stages

/** One line of the side menu. `to` is the step that a click opens; absent for a locked stage. */
interface StageStatus {
  readonly stage: Stage
  readonly state: StepStatus['state']
  readonly to?: string | undefined
}

const stateOf = (steps: readonly StepStatus[]): StepStatus['state'] => {
  if (steps.some(({ state }) => state === 'current')) return 'current'
  if (steps.length === 0 || steps[0]?.state === 'locked') return 'locked'
  return steps.every(({ state }) => state === 'done') ? 'done' : 'open'
}

/** A §2: a stage is locked until the earlier one is completed, and checked when all of its steps are. */
export const stageStates = (steps: readonly StepStatus[]): readonly StageStatus[] =>
  (Object.keys(stages) as Stage[]).map((stage) => {
    const own = steps.filter(({ id }) => (stages[stage] as readonly string[]).includes(id))
    const state = stateOf(own)
    // An open stage continues at its last step, a completed one starts again.
    const to =
      own.find((step) => step.reachable && (state === 'done' || step.state === 'open')) ??
      own.find((step) => step.reachable)
    return { stage, state, ...(to && { to: to.id }) }
  })

/** A §2: the side menu of six stages with check marks and locks. All are locked until terms and type are done. */
export const UrgentStages = ({ collapse }: Pick<StepperProps, 'collapse'>) => {
  const { t } = useTranslation(['urgent', 'request'])
  const wizard = useWizard()
  const states = stageStates(useFromWizard(({ steps }) => steps()))
  const here = states.findIndex(({ state }) => state === 'current')
  const open = (stage: string) => {
    const to = states.find((one) => one.stage === (stage as Stage))?.to
    if (to !== undefined) wizard.goTo(to)
  }
  return (
    <Stepper
      label={t('request:stepsLabel')}
      collapse={collapse}
      progress={here < 0 ? t('urgent:before') : t('request:stepOf', { n: here + 1, total: states.length })}
      steps={states.map(({ stage, state, to }) => ({
        id: stage,
        title: t(`urgent:stage.${stage}`),
        state,
        fixed: to === undefined,
      }))}
      stateWords={useStateWords()}
      onSelect={open}
    />
  )
}
