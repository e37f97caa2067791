import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SlotPicker } from './slot-picker.tsx'

afterEach(cleanup)

const groups = [
  {
    id: 'morning',
    title: 'Morning',
    slots: [
      { id: '1', label: '8:30' },
      { id: '2', label: '9:00' },
      { id: '3', label: '9:30', disabled: true },
    ],
  },
]

const Times = () => {
  const [slot, setSlot] = useState<string | null>(null)
  return (
    <>
      <SlotPicker legend="Time" groups={groups} value={slot} onChange={setSlot} />
      <output>{slot ?? 'none'}</output>
    </>
  )
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

test('a tap chooses a slot, another slot replaces it, a second tap clears it', () => {
  render(<Times />)
  fireEvent.click(screen.getByRole('button', { name: '8:30' }))
  expect(pressed('8:30')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '9:00' }))
  expect([pressed('8:30'), pressed('9:00')]).toEqual(['false', 'true'])
  fireEvent.click(screen.getByRole('button', { name: '9:00' }))
  expect(screen.getByRole('status').textContent).toBe('none')
})

test('a full slot is disabled, and its half of the day is a named group', () => {
  render(<Times />)
  fireEvent.click(screen.getByRole('button', { name: '9:30' }))
  expect(screen.getByRole('status').textContent).toBe('none')
  expect(screen.getByRole('group', { name: 'Morning' }).textContent).toContain('9:30')
})

const rendered: string[] = []
/** Slots that record when they are rendered. */
const countedGroup = {
  id: 'morning',
  title: 'Morning',
  slots: ['1', '2', '3', '4'].map((id) => ({
    id,
    label: `Slot ${id}`,
    get disabled() {
      rendered.push(id)
      return false
    },
  })),
}

const CountedTimes = () => {
  const [slot, setSlot] = useState<string | null>('1')
  return <SlotPicker legend="Time" groups={[countedGroup]} value={slot} onChange={setSlot} />
}

test('a choice renders the slots that it changes, and no others', () => {
  render(<CountedTimes />)
  rendered.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'Slot 3' }))
  expect(rendered).toEqual(['1', '3'])
})
