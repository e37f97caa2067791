import { type Facts, type Journey, stepStates } from '@invea/domain'
import { Stepper } from '@invea/ui'
import { useMemo } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { useStepTitle } from './use-step-title.ts'

export interface JourneyStepperProps<Draft> {
  readonly journey: Journey<Draft, Facts>
  readonly step: string
  readonly draft: Draft
  readonly facts: Facts
  readonly onSelect: (step: string) => void
  /** `always` for a wizard inside a wizard. */
  readonly collapse?: 'phone' | 'always'
  /** Accessible name where one page has two steppers. */
  readonly label?: string | undefined
}

/** The steps of a journey: completed steps have a check mark, unavailable ones a lock (A §2). */
export const JourneyStepper = <Draft,>({
  journey,
  step,
  draft,
  facts,
  onSelect,
  collapse = 'phone',
  label,
}: JourneyStepperProps<Draft>) => {
  const { t } = useTranslation('request')
  const title = useStepTitle()
  const states = useMemo(() => stepStates(journey, step, draft, facts), [journey, step, draft, facts])
  const position = states.findIndex(({ id }) => id === step)
  return (
    <Stepper
      label={label ?? t('stepsLabel')}
      collapse={collapse}
      progress={t('stepOf', { n: position + 1, total: states.length })}
      steps={states.map(({ id, state, reachable }) => ({ id, title: title(id), state, fixed: !reachable }))}
      onSelect={onSelect}
    />
  )
}
