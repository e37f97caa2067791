import { stepStates } from '@invea/domain'
import { Stepper } from '@invea/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStepTitle } from './use-step-title.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** The side menu of the journey: checks on what is done, locks on what is not yet open (A §2). */
export const WizardSteps = ({
  collapse = 'phone',
}: {
  /** `always` for a wizard inside a wizard. */
  readonly collapse?: 'phone' | 'always'
}) => {
  const { t } = useTranslation('request')
  const wizard = useWizard()
  const title = useStepTitle()
  const draft = useFromWizard(({ keeper }) => keeper.draft().draft)
  const facts = useFromWizard(({ facts }) => facts())
  const step = useFromWizard(({ state }) => state().step)
  const states = useMemo(() => stepStates(wizard.journey, step, draft, facts), [wizard, step, draft, facts])
  const here = states.findIndex(({ id }) => id === step)
  return (
    <Stepper
      label={t('stepsLabel')}
      collapse={collapse}
      progress={t('stepOf', { n: here + 1, total: states.length })}
      steps={states.map(({ id, state, reachable }) => ({ id, title: title(id), state, fixed: !reachable }))}
      onSelect={wizard.goTo}
    />
  )
}
