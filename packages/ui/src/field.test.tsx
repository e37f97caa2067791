import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DateField } from './date-field.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

test('a label names its control', () => {
  render(
    <Field id="phone" label="Phone">
      <Field.Input name="phone" />
    </Field>,
  )
  expect(screen.getByLabelText('Phone')).toBe(document.getElementById('phone'))
})

test('hint and error describe the control only when present', () => {
  const question = (error?: string) => (
    <Field id="phone" label="Phone" hint="Nine digits" error={error}>
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

test('a field can be invalid without a message of its own', () => {
  render(
    <Field id="city" label="City" invalid>
      <Field.Select>
        <option>Adama</option>
      </Field.Select>
    </Field>,
  )
  const control = screen.getByLabelText('City')
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})

test('two fields without ids do not share one', () => {
  render(
    <>
      <Field label="One">
        <Field.Input />
      </Field>
      <Field label="Two">
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
