import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { boxesOf, codeOf, OneTimeCode, pasted, typedInto, write } from './one-time-code.tsx'

afterEach(cleanup)

const Code = () => {
  const [code, setCode] = useState('')
  return (
    <>
      <OneTimeCode
        legend="Code"
        error="Please enter a complete 6-digit OTP."
        value={code}
        onChange={setCode}
        digitLabel={(number) => `Digit ${number} of 6`}
      />
      <output>{code}</output>
    </>
  )
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')

test('six labelled boxes form a group with its error', () => {
  render(<Code />)
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Digit ${number} of 6`),
  )
  const question = screen.getByRole('group', { name: 'Code' })
  expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toContain('6-digit')
})

test('pasting fills all boxes and ignores characters between the digits', () => {
  render(<Code />)
  fireEvent.paste(boxes()[0] as HTMLInputElement, { clipboardData: { getData: () => ' 123 456\n' } })
  expect(boxes().map((box) => box.value)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(screen.getByRole('status').textContent).toBe('123456')
})

test('Backspace in an empty box moves to the previous one', async () => {
  render(<Code />)
  fireEvent.paste(boxes()[0] as HTMLInputElement, { clipboardData: { getData: () => '12' } })
  const [, second, third] = boxes()
  third?.focus()
  fireEvent.keyDown(third as HTMLInputElement, { key: 'Backspace' })
  await vi.waitFor(() => expect(document.activeElement).toBe(second))
})

test('quickly typed digits go to separate boxes, also repeated ones', () => {
  render(<Code />)
  boxes()[0]?.focus()
  // Sends keys without waiting and without naming a box: they go to the focused element.
  for (const key of '112233') fireEvent.keyDown(document.activeElement as HTMLInputElement, { key })
  expect(boxes().map((box) => box.value)).toEqual(['1', '1', '2', '2', '3', '3'])
})

test('accepts text that a phone inserts without a key event, one digit or a whole code', () => {
  render(<Code />)
  fireEvent.change(boxes()[0] as HTMLInputElement, { target: { value: '7' } })
  expect(document.activeElement).toBe(boxes()[1])
  fireEvent.change(boxes()[0] as HTMLInputElement, { target: { value: '445566' } })
  expect(screen.getByRole('status').textContent).toBe('445566')
})

test('ignores letters; Backspace in a full box empties it and keeps the focus', () => {
  render(<Code />)
  fireEvent.change(boxes()[0] as HTMLInputElement, { target: { value: 'x' } })
  expect(boxes()[0]?.value).toBe('')
  fireEvent.paste(boxes()[0] as HTMLInputElement, { clipboardData: { getData: () => '123' } })
  fireEvent.keyDown(boxes()[1] as HTMLInputElement, { key: 'Backspace' })
  expect(boxes().map((box) => box.value)).toEqual(['1', '', '3', '', '', ''])
  expect(document.activeElement).toBe(boxes()[1])
})

test('a code fills its boxes, and the others are empty', () => {
  expect(boxesOf('12', 4)).toEqual(['1', '2', '', ''])
  expect(codeOf(['1', '', '3', ''])).toBe('13')
})

test('writes digits from a position on over existing ones, and drops extra digits', () => {
  expect(write(['1', '2', '3'], 1, '78')).toEqual(['1', '7', '8'])
  expect(write(['', '', ''], 2, '789')).toEqual(['', '', '7'])
})

test.each([
  ['', '5', '5'],
  ['1', '12', '2'],
  ['1', '21', '2'],
  ['1', '11', '1'],
  ['1', '', ''],
  ['', 'a', ''],
  ['', '123456', '123456'],
])('a box that changes from "%s" to "%s" got the input "%s"', (before, now, typed) => {
  expect(typedInto(before, now)).toBe(typed)
})

test('a whole code fills from the first box wherever it is pasted, a partial code from its box', () => {
  expect(pasted(['', '', ''], 2, ' 1-2 3\n')).toEqual({ boxes: ['1', '2', '3'], at: 3 })
  expect(pasted(['1', '', ''], 1, '2')).toEqual({ boxes: ['1', '2', ''], at: 2 })
})
