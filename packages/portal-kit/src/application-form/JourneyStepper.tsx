import type { StepStatus } from '@invea/domain/journeys'
import type { Resources } from '@invea/locales'
import { Stepper, type StepperProps } from '@invea/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import { useFromWizard, useRequestType, useWizard } from './use-wizard.ts'

type StepTitles = Resources['request']['steps']

/** The title of a step by its id. */
export const useStepTitle = (): ((step: string) => string) => {
  const { t } = useTranslation('request')
  return (step) => t(`steps.${step as keyof StepTitles}`)
}

/** States of a step as text, for screen readers. */
export const useStateWords = () => {
  const { t } = useTranslation('request')
  return { done: t('stepState.done'), locked: t('stepState.locked') }
}

export interface JourneyStepperProps extends Pick<StepperProps, 'collapse'> {
  readonly step: string
  readonly states: readonly StepStatus[]
  readonly onSelect: (step: string) => void
  /** Accessible name where one page has two steppers. */
  readonly label?: string | undefined
}

/** The steps of a journey: completed steps have a check mark, unavailable ones a lock (A §2). */
export const JourneyStepper = ({ step, states, onSelect, collapse, label }: JourneyStepperProps) => {
  const { t } = useTranslation('request')
  const title = useStepTitle()
  const position = states.findIndex(({ id }) => id === step)
  return (
    <Stepper
      label={label ?? t('stepsLabel')}
      collapse={collapse}
      // The type decides the number of steps.
      progress={t(useRequestType() ? 'stepOf' : 'step', { n: position + 1, total: states.length })}
      steps={states.map(({ id, state, reachable }) => ({ id, title: title(id), state, fixed: !reachable }))}
      stateWords={useStateWords()}
      onSelect={onSelect}
    />
  )
}

export const WizardSteps = ({ collapse, label }: Pick<JourneyStepperProps, 'collapse' | 'label'>) => {
  const { goTo } = useWizard()
  const step = useFromWizard(({ state }) => state().step)
  const states = useFromWizard(({ steps }) => steps())
  return <JourneyStepper step={step} states={states} onSelect={goTo} collapse={collapse} label={label} />
}

interface InnerTitleProps {
  readonly step: string
  readonly as: 'h2' | 'h3'
  /** Also takes the focus when it appears. */
  readonly takesFocus?: boolean
}

/** Title of a step inside a page; takes the focus when the step changes, like a new page. */
export const InnerTitle = ({ step, as: Heading, takesFocus = false }: InnerTitleProps) => {
  const title = useStepTitle()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(takesFocus ? undefined : step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {title(step)}
    </Heading>
  )
}
