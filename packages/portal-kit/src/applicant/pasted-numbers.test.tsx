// @vitest-environment happy-dom
import { aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { OldPassportFields } from './PassportScreen.tsx'
import { PersonalScreen } from './PersonalScreen.tsx'

globalThis.indexedDB = new IDBFactory()

/** Pastes like a browser, which cuts the text at `maxlength` before the field reads it. */
const paste = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  const value = field.maxLength < 0 ? text : text.slice(0, field.maxLength)
  fireEvent.change(field, { target: { value } })
  return field.value
}

test('a number pasted with blanks is not cut before the blanks are removed', async () => {
  const draft = aCompletePassportDraft({ requestType: 'renewal', appointment: {} })
  const page = await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft, api: {} })
  expect(await paste(/^Birth certificate id/, '1234 5678 9012 3456')).toBe('1234567890123456')
  fireEvent.click(screen.getByText(/Optional details/))
  expect(await paste(/^Height/, ' 175 cm')).toBe('175')
  page.unmount()
  await renderStep({ step: 'passport-info', Content: OldPassportFields, draft, api: {} })
  expect(await paste(/^Old Passport Number/i, ' ep 1234567 ')).toBe('EP1234567')
})

test('a number that is too long is an error, and is not cut to another valid number', async () => {
  const draft = aCompletePassportDraft({ requestType: 'renewal', appointment: {} })
  const page = await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft, api: {} })
  await paste(/^Birth certificate id/, '12345678901234567')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findAllByText('Birth registration unique id length must 16 digit')).not.toHaveLength(0)
  page.unmount()
  await renderStep({ step: 'passport-info', Content: OldPassportFields, draft, api: {} })
  expect(await paste(/^Old Passport Number/i, 'EP12234567')).toBe('EP12234567')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findAllByText('Please Enter Valid Passport Number')).not.toHaveLength(0)
})
