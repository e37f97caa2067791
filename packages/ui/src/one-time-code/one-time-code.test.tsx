import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { OneTimeCode } from './index.ts'

afterEach(cleanup)

const completed = vi.fn()

const Code = () => {
  const [code, setCode] = useState('')
  return (
    <>
      <OneTimeCode
        legend="Code"
        error="Please enter a complete 6-digit OTP."
        value={code}
        onChange={setCode}
        onComplete={completed}
        digitLabel={(number) => `Digit ${number} of 6`}
      />
      <output>{code}</output>
    </>
  )
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')

test('six boxes, each with its name, one question with its error', () => {
  render(<Code />)
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Digit ${number} of 6`),
  )
  const question = screen.getByRole('group', { name: 'Code' })
  expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toContain('6-digit')
})

test('pasting fills all boxes, whatever stands between the digits', () => {
  completed.mockClear()
  render(<Code />)
  fireEvent.paste(boxes()[0] as HTMLInputElement, { clipboardData: { getData: () => ' 123 456\n' } })
  expect(boxes().map((box) => box.value)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(screen.getByRole('status').textContent).toBe('123456')
  expect(completed.mock.calls).toEqual([['123456']])
})

test('Backspace in an empty box goes back to the one before', async () => {
  render(<Code />)
  fireEvent.paste(boxes()[0] as HTMLInputElement, { clipboardData: { getData: () => '12' } })
  const [, second, third] = boxes()
  third?.focus()
  fireEvent.keyDown(third as HTMLInputElement, { key: 'Backspace' })
  await vi.waitFor(() => expect(document.activeElement).toBe(second))
})
