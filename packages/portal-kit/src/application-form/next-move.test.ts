import type { Issue } from '@invea/domain'
import { journey } from '@invea/domain/journeys'
import { expect, test } from 'vitest'
import { hasProgress, nextMove, resolveStep } from './next-move.ts'

interface Draft {
  readonly name?: string
  readonly held?: boolean
}
const missing: Issue = { field: 'name', code: 'required' }
const sample = journey<Draft, object>()('sample', [
  { id: 'name', accepts: ({ name }) => (name ? [] : [missing]) },
  { id: 'date', command: 'holdSlot', isCommandDone: ({ held }) => held === true },
  { id: 'family' },
  { id: 'end' },
])

test('a step with issues shows them and stays open', () => {
  expect(nextMove(sample, 'name', {}, {})).toEqual({ kind: 'blocked', issues: [missing] })
})

test('a step without a command leads to the next one', () => {
  expect(nextMove(sample, 'name', { name: 'A' }, {})).toEqual({ kind: 'go', to: 'date' })
})

test('a step with a command runs it first', () => {
  expect(nextMove(sample, 'date', { name: 'A' }, {})).toEqual({ kind: 'command', command: 'holdSlot' })
})

test('a command that is already done is not sent again', () => {
  expect(nextMove(sample, 'date', { name: 'A', held: true }, {})).toEqual({ kind: 'go', to: 'family' })
})

test('returns to the interrupted step', () => {
  expect(nextMove(sample, 'date', { name: 'A', held: true }, {}, 'end')).toEqual({ kind: 'go', to: 'end' })
})

test('does not return to a step that is now locked', () => {
  expect(nextMove(sample, 'name', { name: 'A' }, {}, 'end')).toEqual({ kind: 'go', to: 'date' })
})

test('after the last step the journey ends', () => {
  expect(nextMove(sample, 'end', { name: 'A', held: true }, {})).toEqual({ kind: 'end' })
})

test('an address opens its step when the draft allows it', () => {
  expect(resolveStep(sample, 'date', { name: 'A' }, {})).toBe('date')
  expect(resolveStep(sample, 'name', { name: 'A', held: true }, {})).toBe('name')
})

test.each(['end', 'nonsense', undefined])('the address %s opens no locked step', (named) => {
  expect(resolveStep(sample, named, { name: 'A' }, {})).toBe('date')
})

test('a draft on the first step is not offered to continue', () => {
  expect(hasProgress(sample, {}, {})).toBe(false)
  expect(hasProgress(sample, { name: 'A' }, {})).toBe(true)
})
