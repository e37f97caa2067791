import { StepsOf } from './JourneyStepper.tsx'
import { useDraft, useFromWizard, useWizard } from './use-wizard.ts'

/** The side menu of the wizard around it. */
export const WizardSteps = ({
  collapse = 'phone',
  label,
}: {
  readonly collapse?: 'phone' | 'always'
  readonly label?: string
}) => {
  const wizard = useWizard()
  const facts = useFromWizard(({ facts }) => facts())
  const step = useFromWizard(({ state }) => state().step)
  return (
    <StepsOf
      journey={wizard.journey}
      step={step}
      draft={useDraft()}
      facts={facts}
      onSelect={wizard.goTo}
      collapse={collapse}
      label={label}
    />
  )
}
