import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Announcer, groupDigits, useAnnounce } from './text.tsx'

test.each([
  [0, '0'],
  [600, '600'],
  [5_000, '5,000'],
  [25_500, '25,500'],
  [1_234_567, '1,234,567'],
  [-5_000, '-5,000'],
])('%d is written %s', (amount, written) => {
  expect(groupDigits(amount)).toBe(written)
})

afterEach(cleanup)

const SaveButton = () => {
  const announce = useAnnounce()
  return (
    <button type="button" onClick={() => announce('Saved')}>
      Save
    </button>
  )
}

test('the same sentence is spoken again as a new element', () => {
  render(
    <Announcer>
      <SaveButton />
    </Announcer>,
  )
  fireEvent.click(screen.getByRole('button'))
  const first = screen.getByText('Saved')
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('Saved')).not.toBe(first)
})
