import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce } from './announce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const spoken = () => document.querySelector('[aria-live]')?.textContent

test('a sentence is put into a live region that is already there, and removed once it is spoken', () => {
  announce('Saved')
  expect(spoken()).toBe('')
  vi.advanceTimersByTime(100)
  expect(spoken()).toBe('Saved')
  vi.advanceTimersByTime(5_000)
  expect(spoken()).toBe('')
})

test('a sentence is spoken inside an open dialog, because the page behind it is silent', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  const dialog = document.querySelector('dialog')
  announce('One minute left')
  vi.advanceTimersByTime(100)
  expect(dialog?.querySelector('[aria-live]')?.textContent).toBe('One minute left')
  dialog?.remove()
  announce('Sent')
  vi.advanceTimersByTime(100)
  expect(spoken()).toBe('Sent')
})

test('a sentence about a dialog that closes is spoken on the page', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  announce('Cleared')
  document.querySelector('dialog')?.removeAttribute('open')
  vi.advanceTimersByTime(200)
  expect(document.querySelector('body > [aria-live]')?.textContent).toBe('Cleared')
  document.querySelector('dialog')?.remove()
})

test('a sentence does not end the one after it', () => {
  announce('Saved')
  vi.advanceTimersByTime(4_000)
  announce('Sent')
  vi.advanceTimersByTime(2_000)
  expect(spoken()).toBe('Sent')
})

test('a sentence that waited for a dialog to close does not replace a newer one', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  announce('Cleared')
  document.querySelector('dialog')?.remove()
  announce('Sent')
  vi.advanceTimersByTime(1_000)
  expect(spoken()).toBe('Sent')
})
