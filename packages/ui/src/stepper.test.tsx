import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Step, Stepper } from './stepper.tsx'

afterEach(cleanup)

const steps: readonly Step[] = [
  { id: 'terms', title: 'Terms', state: 'done', fixed: true },
  { id: 'site', title: 'Site selection', state: 'done' },
  { id: 'date', title: 'Date and time', state: 'current' },
  { id: 'personal', title: 'Personal information', state: 'open' },
  { id: 'payment', title: 'Payment', state: 'locked' },
]

const stepper = (onSelect?: (stepId: string) => void) =>
  render(
    <Stepper
      label="Steps"
      steps={steps}
      progress="Step 2 of 4"
      stateWords={{ done: 'completed', locked: 'not yet' }}
      {...(onSelect && { onSelect })}
    />,
  )

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem')

test('only completed and open steps that are not fixed can be selected', () => {
  const visited = vi.fn()
  stepper(visited)
  for (const row of rows()) {
    const button = within(row).queryByRole('button')
    if (button) fireEvent.click(button)
  }
  expect(visited.mock.calls).toEqual([['site'], ['personal']])
})

test('without onSelect the list has no buttons', () => {
  stepper()
  expect(within(screen.getByRole('list')).queryByRole('button')).toBeNull()
})

test('the current step is marked, other steps show their state as text', () => {
  stepper()
  expect(rows().map((row) => row.querySelector('[aria-current="step"]') !== null)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
  expect(rows()[0]?.textContent).toContain('(completed)')
  expect(rows()[4]?.textContent).toContain('(not yet)')
})

test('as progress alone it shows only that text', () => {
  const { container } = render(<Stepper label="Steps" steps={steps} progress="Step 2 of 4" collapse="progress" />)
  expect(container.textContent).toBe('Step 2 of 4')
})

test('the bar shows the current step and opens the list', () => {
  stepper()
  const bar = screen.getByRole('button', { name: /Step 2 of 4.*Date and time/ })
  expect(bar.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(bar)
  expect(bar.getAttribute('aria-expanded')).toBe('true')
})
