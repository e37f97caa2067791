import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DateField } from './date-field.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

test('a label names its control', () => {
  render(
    <Field id="phone">
      <Field.Label>Phone</Field.Label>
      <Field.Input name="phone" />
    </Field>,
  )
  expect(screen.getByLabelText('Phone')).toBe(document.getElementById('phone'))
})

test('hint and error describe the control only when present', () => {
  const question = (error?: string) => (
    <Field id="phone" error={error}>
      <Field.Label>Phone</Field.Label>
      <Field.Hint>Nine digits</Field.Hint>
      <Field.Input />
    </Field>
  )
  const { rerender } = render(question())
  const control = screen.getByLabelText('Phone')
  expect(control.getAttribute('aria-describedby')).toBe('phone-hint')
  expect(control.hasAttribute('aria-invalid')).toBe(false)

  rerender(question('Please insert the correct phone number format'))
  expect(control.getAttribute('aria-describedby')).toBe('phone-hint phone-error')
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('phone-error')?.textContent).toBe('Please insert the correct phone number format')

  rerender(question())
  expect(control.getAttribute('aria-describedby')).toBe('phone-hint')
})

test('an error element of the caller also describes the control', () => {
  render(
    <Field id="city" invalid>
      <Field.Label>City</Field.Label>
      <Field.Error>City is required!</Field.Error>
      <Field.Select>
        <option>Adama</option>
      </Field.Select>
    </Field>,
  )
  expect(screen.getByLabelText('City').getAttribute('aria-describedby')).toBe('city-error')
})

test('two fields without ids do not share one', () => {
  render(
    <>
      <Field>
        <Field.Label>One</Field.Label>
        <Field.Input />
      </Field>
      <Field>
        <Field.Label>Two</Field.Label>
        <Field.Textarea />
      </Field>
    </>,
  )
  expect(screen.getByLabelText('One').id).not.toBe(screen.getByLabelText('Two').id)
})

test('the text beside a date is put into a live region that is already there, so that the first date is spoken too', () => {
  const { rerender, container } = render(<DateField label="Birth date" hint="month/day/year" />)
  const region = container.querySelector('[aria-live=polite]')
  rerender(<DateField label="Birth date" hint="month/day/year" beside="May 06, 1990" />)
  expect(region?.textContent).toBe('May 06, 1990')
})
