import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ChoiceCards } from './choice-cards.tsx'

afterEach(cleanup)

const ApplicantChoice = () => {
  const [applicants, setApplicants] = useState('')
  return (
    <ChoiceCards legend="Who applies?" error="Choose one" value={applicants} onChange={setApplicants}>
      <ChoiceCards.Option value="individual" title="Individual">
        One person
      </ChoiceCards.Option>
      <ChoiceCards.Option value="group" title="Group" />
    </ChoiceCards>
  )
}

const Documents = () => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <ChoiceCards legend="Documents" value={chosen} onChange={setChosen}>
      <ChoiceCards.Option value="a" title="A" />
      <ChoiceCards.Option value="b" title="B" />
      <output>{chosen.join()}</output>
    </ChoiceCards>
  )
}

test('nothing is chosen until a card is tapped, then only that card', () => {
  render(<ApplicantChoice />)
  const individual = screen.getByRole<HTMLInputElement>('radio', { name: 'Individual' })
  const group = screen.getByRole<HTMLInputElement>('radio', { name: 'Group' })
  expect([individual.checked, group.checked]).toEqual([false, false])
  fireEvent.click(group)
  expect([individual.checked, group.checked]).toEqual([false, true])
})

test('the group has the question as name and the error as description', () => {
  render(<ApplicantChoice />)
  const group = screen.getByRole('group', { name: 'Who applies?' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one')
})

test('several answers can be ticked and unticked', () => {
  render(<Documents />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'A' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'B' }))
  expect(screen.getByRole('status').textContent).toBe('a,b')
  fireEvent.click(screen.getByRole('checkbox', { name: 'A' }))
  expect(screen.getByRole('status').textContent).toBe('b')
})
