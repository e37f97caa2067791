import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a pending button ignores clicks, does not submit and stays focusable', () => {
  const work = vi.fn()
  const submit = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" pending onClick={work}>
        Pay
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  fireEvent.click(button)
  expect(work).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  button.focus()
  expect(document.activeElement).toBe(button)
})

test('asChild gives a link the style of a button, and it stays a link', () => {
  render(
    <Button asChild variant="secondary">
      <a href="/Status">Check status</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Check status' }).className).toContain('border-primary')
  expect(screen.queryByRole('button')).toBeNull()
})
