// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator, showLanguage } from './translator.ts'
import { useLanguage } from './use-language.ts'
import { TranslatorContext, useTranslation } from './use-translation.ts'

const Retry = () => {
  const { t } = useTranslation(['common', 'issue'])
  return (
    <p lang={useLanguage()}>
      {t('retry')}, {t('issue:required', { label: 'ABC' })}
    </p>
  )
}

const Wrong = () => {
  const { t } = useTranslation('issue')
  // @ts-expect-error common is not named
  const retry = t('common:retry')
  // @ts-expect-error the label is missing
  return `${retry}, ${t('required')}`
}

test('a screen is drawn again in the language chosen while it stands', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'en', ['common', 'issue'])
  const { container } = render(
    <TranslatorContext value={translator}>
      <Retry />
    </TranslatorContext>,
  )
  expect(container.innerHTML).toBe('<p lang="en">Try again, ABC is required!</p>')
  await act(() => showLanguage(translator, 'am', ['common', 'issue']))
  expect(container.innerHTML).toBe('<p lang="am">እንደገና ይሞክሩ, ABC ያስፈልጋል!</p>')
})

test('the compiler refuses a key of a namespace the screen did not name, and a forgotten value', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'en', ['common', 'issue'])
  const { container } = render(
    <TranslatorContext value={translator}>
      <Wrong />
    </TranslatorContext>,
  )
  expect(container.innerHTML).toBe('Try again, {{label}} is required!')
})

test('without a translator a screen does not show keys but fails', () => {
  expect(() => render(<Retry />)).toThrow('No translator')
})
