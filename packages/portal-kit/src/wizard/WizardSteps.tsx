import { JourneyStepper } from './JourneyStepper.tsx'
import { useDraft, useFromWizard, useWizard } from './use-wizard.ts'

/** Stepper of the current wizard. */
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
    <JourneyStepper
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
