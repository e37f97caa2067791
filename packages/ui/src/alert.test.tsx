import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Alert } from './alert.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const spoken = () => document.querySelector('body > [aria-live="polite"]')?.textContent

test('a polite message is spoken, which a region that appears with its text is not', () => {
  vi.useFakeTimers()
  const { rerender } = render(
    <Alert tone="success" title="Changed" live>
      <p>Bring the new slip.</p>
    </Alert>,
  )
  vi.advanceTimersByTime(200)
  expect(spoken()).toContain('Changed')
  expect(spoken()).toContain('Bring the new slip.')
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<Alert tone="success" title="Changed again" live />)
  vi.advanceTimersByTime(200)
  expect(spoken()).toBe('Changed again')
})

test('other messages are not spoken twice: an alert speaks by itself, and one that was there from the start not at all', () => {
  vi.useFakeTimers()
  render(
    <>
      <Alert tone="danger" title="Failed" live />
      <Alert title="Note" />
    </>,
  )
  vi.advanceTimersByTime(200)
  expect(screen.getByRole('alert').textContent).toBe('Failed')
  expect(spoken() ?? '').toBe('')
})
