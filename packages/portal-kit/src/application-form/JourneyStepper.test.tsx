// @vitest-environment happy-dom
import * as journeys from '@invea/domain/journeys'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { catalogue } from '@invea/locales/catalogue'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { WizardSteps } from './JourneyStepper.tsx'

test('after Submit an earlier step is text with its state, because it can no longer be opened', async () => {
  const content = () => <WizardSteps label="Steps" />
  await renderStep({ step: 'attachments', Content: content, api: { attachments: { required: succeeds([]) } } })
  const steps = await screen.findByRole('navigation', { name: 'Steps' })
  expect(within(steps).getByText(/^Personal Detail/).textContent).toBe('Personal Detail (done)')
  expect(within(steps).queryByRole('button', { name: /^Personal Detail/ })).toBeNull()
  expect(within(steps).getByText(/^Payment/).textContent).toBe('Payment (not yet)')
})

const Nothing = () => null

test.each([
  [undefined, 'Step 2'],
  ['new', 'Step 2 of 12'],
  ['renewal', 'Step 2 of 13'],
] as const)('with the type %s a phone shows "%s": the type decides the number of steps', async (requestType, text) => {
  await renderStep({
    step: 'appointment-type',
    Content: Nothing,
    api: {},
    draft: aCompletePassportDraft({ requestType }),
  })
  // In the stepper and above the title.
  expect(await screen.findAllByText(text)).toHaveLength(2)
})

test('each step of each journey has a title', () => {
  const steps = Object.values(journeys).flatMap((one): readonly { readonly id: string }[] =>
    typeof one === 'object' && 'steps' in one ? one.steps : [],
  )
  expect(steps.length).toBeGreaterThan(40)
  expect(steps.filter(({ id }) => !(id in catalogue.en.request.steps))).toEqual([])
})
