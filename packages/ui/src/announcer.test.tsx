import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Announcer, useAnnounce } from './announcer.tsx'

afterEach(cleanup)

const SaveButton = () => {
  const announce = useAnnounce()
  return (
    <button type="button" onClick={() => announce('Saved')}>
      Save
    </button>
  )
}

test('announces the same sentence again as a new element', () => {
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
