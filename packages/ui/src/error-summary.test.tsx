import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChoiceCards } from './choice-cards.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

const errors = [
  { fieldId: 'city', message: 'City is required!' },
  { fieldId: 'party', message: 'Choose one' },
  { message: 'The server is busy' },
]

const form = (attempt: number, shown = errors) => (
  <>
    <ErrorSummary title="Please fix the errors below" errors={shown} attempt={attempt} />
    <Field id="city" label="City">
      <Field.Input />
    </Field>
    <ChoiceCards id="party" legend="Who applies?" value="" onChange={() => undefined}>
      <ChoiceCards.Option value="individual" title="Individual" />
      <ChoiceCards.Option value="group" title="Group" />
    </ChoiceCards>
  </>
)

test('focuses the heading when errors appear, and again at the next attempt', () => {
  const { rerender } = render(form(0, []))
  expect(screen.queryByRole('heading')).toBeNull()
  rerender(form(1))
  const heading = screen.getByRole('heading')
  expect(document.activeElement).toBe(heading)
  screen.getByLabelText('City').focus()
  rerender(form(1))
  expect(document.activeElement).not.toBe(heading)
  rerender(form(2))
  expect(document.activeElement).toBe(heading)
})

test('keeps the focus in the field when a corrected error returns during typing', () => {
  const { rerender } = render(form(1))
  const city = screen.getByLabelText('City')
  city.focus()
  rerender(form(1, []))
  rerender(form(1))
  expect(screen.getByRole('heading')).toBeTruthy()
  expect(document.activeElement).toBe(city)
  rerender(form(2))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a link focuses its field, or the first control of its group', () => {
  render(form(1))
  fireEvent.click(screen.getByRole('link', { name: 'City is required!' }))
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
  fireEvent.click(screen.getByRole('link', { name: 'Choose one' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Individual' }))
  expect(screen.queryByRole('link', { name: 'The server is busy' })).toBeNull()
})

test('a field that appears later gets its link, without another render of the summary', async () => {
  render(<ErrorSummary title="Fix these" errors={[{ fieldId: 'late', message: 'Choose one' }]} />)
  expect(screen.queryByRole('link')).toBeNull()
  const field = document.body.appendChild(document.createElement('input'))
  field.id = 'late'
  expect(await screen.findByRole('link', { name: 'Choose one' })).toBeTruthy()
  field.remove()
})

test('a message without its field on the page has no link until the field appears', () => {
  const absent = [{ fieldId: 'captcha', message: 'Tick the box' }]
  const page = (more: boolean) => (
    <>
      <ErrorSummary title="Please fix the errors below" errors={absent} attempt={1} />
      {more && <input id="captcha" aria-label="box" />}
    </>
  )
  const { rerender } = render(page(false))
  expect(screen.getByText('Tick the box')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  rerender(page(true))
  rerender(page(true))
  expect(screen.getByRole('link', { name: 'Tick the box' })).toBeTruthy()
})
