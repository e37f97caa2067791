// @vitest-environment happy-dom
import { act, render, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createI18n, showLanguage } from './i18n.ts'
import { I18nProvider, useLanguage, useTranslation } from './use-translation.ts'

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

const english = async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'en', ['common', 'issue'])
  return i18n
}

test('renders again when the language changes', async () => {
  const i18n = await english()
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Retry />
    </I18nProvider>,
  )
  expect(container.innerHTML).toBe('<p lang="en">Try again, ABC is required!</p>')
  await act(() => showLanguage(i18n, 'am', ['common', 'issue']))
  expect(container.innerHTML).toBe('<p lang="am">እንደገና ይሞክሩ, ABC ያስፈልጋል!</p>')
})

test('returns the same t until the language changes, because hooks depend on it', async () => {
  const i18n = await english()
  const { result, rerender } = renderHook(() => useTranslation().t, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  const t = result.current
  rerender()
  expect(result.current).toBe(t)
  await act(() => showLanguage(i18n, 'ti', ['common']))
  expect(result.current).not.toBe(t)
  expect(result.current('common:retry')).toBe('እንደገና ፈትኑ')
})

test('a key of a namespace that is not named, and a missing value, do not compile', async () => {
  const { container } = render(
    <I18nProvider i18n={await english()}>
      <Wrong />
    </I18nProvider>,
  )
  expect(container.innerHTML).toMatch(/^Try again, .*is required!$/)
})

test('fails without an instance instead of showing keys', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(() => render(<Retry />)).toThrow('No I18nProvider')
})
