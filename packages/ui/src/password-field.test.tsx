import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

test('shows and hides the password, and the button label is the action', () => {
  render(<PasswordField label="Password" words={{ show: 'Show', hide: 'Hide' }} />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.type).toBe('password')
})
