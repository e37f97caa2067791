// @vitest-environment happy-dom
import { languages } from '@invea/locales'
import { act, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createI18n,
  hasWords,
  I18nProvider,
  importWithRetry,
  loadFixedT,
  loadWords,
  showLanguage,
  useLanguage,
  useTranslation,
} from './i18n.ts'

/** Texts that are not in the catalogue. */
const withTexts = (language: 'en' | 'ti') => {
  const i18n = createI18n()
  i18n.addResourceBundle('en', 'common', {
    retry: 'Try again',
    left_one: '{{count}} slot',
    left_other: '{{count}} slots',
  })
  i18n.addResourceBundle('en', 'issue', { required: '{{label}} is required!' })
  i18n.addResourceBundle('ti', 'common', { retry: 'እንደገና ፈትኑ', left_one: '{{count}} ቦታ' })
  return { i18n, t: i18n.getFixedT(language, 'common') }
}

test('shows the texts of the requested language once they are loaded', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'am', ['common', 'issue'])
  expect(i18n.t('common:retry')).toBe('እንደገና ይሞክሩ')
  expect(i18n.t('issue:required', { label: 'ክልል' })).toBe('ክልል ያስፈልጋል!')
  await showLanguage(i18n, 'om', ['common'])
  expect(i18n.t('common:retry')).toBe("Irra deebi'aa yaalaa")
})

test('a part of the page that loaded its own texts has them in the next language too', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'en', ['common'])
  await loadWords(i18n, 'en', ['application'])
  expect(i18n.t('application:timeline.title')).toBe('Your application step by step')
  await showLanguage(i18n, 'am', ['common'])
  expect(i18n.t('application:timeline.title')).toMatch(/^\p{Script=Ethiopic}/u)
})

test('texts that arrive late do not change the language back', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'en', ['common'])
  // The texts of the next step are fetched in Oromo when the reader changes to English, whose texts are loaded.
  const late = showLanguage(i18n, 'om', ['common', 'issue'])
  await showLanguage(i18n, 'en', ['common'])
  await late
  expect(i18n.language).toBe('en')
  await showLanguage(i18n, 'om', ['common', 'issue'])
  expect(i18n.t('common:retry')).toBe("Irra deebi'aa yaalaa")
})

test('texts fetched ahead do not change the language back', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'en', ['common'])
  const shown = showLanguage(i18n, 'am', ['status'])
  await loadWords(i18n, 'en', ['summary'])
  await shown
  expect(i18n.language).toBe('am')
})

test('two instances have their own language', async () => {
  const [one, two] = [createI18n(), createI18n()]
  await Promise.all([showLanguage(one, 'am', ['common']), showLanguage(two, 'ti', ['common'])])
  expect([one.t('common:retry'), two.t('common:retry')]).toEqual(['እንደገና ይሞክሩ', 'እንደገና ፈትኑ'])
})

test('a second language is loaded beside the current one', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'en', ['common'])
  const t = await loadFixedT(i18n, 'am', ['common', 'issue'])
  expect([t('common:retry'), i18n.t('common:retry'), i18n.language]).toEqual(['እንደገና ይሞክሩ', 'Try again', 'en'])
})

test('a value is shown as typed: React escapes, and a value is no text of ours', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'en', ['common', 'issue'])
  for (const file of ['a&b.pdf', "$& $1.pdf $'", '{{label}}.pdf', '$t(common:retry).pdf'])
    expect(i18n.t('issue:fileSize', { file })).toContain(file)
})

test('each namespace is fetched once', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'am', ['common'])
  const added = vi.spyOn(i18n, 'addResourceBundle')
  await showLanguage(i18n, 'am', ['common'])
  expect(added).not.toHaveBeenCalled()
})

test('an unknown key and a missing value do not compile', async () => {
  const i18n = createI18n()
  await showLanguage(i18n, 'en', ['common', 'issue', 'applicant'])
  // @ts-expect-error no such key
  expect(i18n.t('common:nonsense')).toBe('common:nonsense')
  // @ts-expect-error no such namespace
  expect(i18n.t('nonsense:retry')).toBe('nonsense:retry')
  // @ts-expect-error the label is missing
  expect(i18n.t('issue:required')).not.toContain('undefined')
  // @ts-expect-error a count is a number
  expect(i18n.t('applicant:age', { count: '1' })).not.toBe('1 year old')
})

test('listeners are called once for a new language', async () => {
  const i18n = createI18n()
  const changed = vi.fn()
  i18n.on('languageChanged', changed)
  await showLanguage(i18n, 'am', ['common'])
  await showLanguage(i18n, 'am', ['common', 'issue'])
  expect(changed.mock.calls).toEqual([['am']])
  i18n.off('languageChanged', changed)
  await showLanguage(i18n, 'ti', ['common'])
  expect(changed).toHaveBeenCalledOnce()
})

test('reports a namespace that could not be fetched in any language', async () => {
  const i18n = createI18n()
  const lost = 'lost' as unknown as 'common'
  vi.useFakeTimers()
  const shown = expect(showLanguage(i18n, 'am', ['common', lost])).rejects.toThrow('words could not be fetched')
  await vi.runAllTimersAsync()
  await shown
  vi.useRealTimers()
  expect(i18n.language).toBe('am')
  expect([hasWords(i18n, ['common']), hasWords(i18n, ['common', lost])]).toEqual([true, false])
})

test('English replaces a text or a namespace that the language lacks, with the English plural form', () => {
  const { i18n, t } = withTexts('ti')
  expect(t('retry')).toBe('እንደገና ፈትኑ')
  expect(i18n.getFixedT('ti', 'issue')('required', { label: 'ክልል' })).toBe('ክልል is required!')
  expect([0, 2].map((count) => t('left', { count }))).toEqual(['0 ቦታ', '2 slots'])
})

test('zero has the plural form of its language (D33)', () => {
  const i18n = createI18n()
  for (const language of languages)
    i18n.addResourceBundle(language, 'common', { left_one: `${language} one`, left_other: `${language} other` })
  const forms = (count: number) => languages.map((language) => i18n.getFixedT(language, 'common')('left', { count }))
  expect(forms(0)).toEqual(['en other', 'am one', 'om other', 'ti one'])
  expect(forms(1)).toEqual(['en one', 'am one', 'om one', 'ti one'])
  expect(forms(2)).toEqual(['en other', 'am other', 'om other', 'ti other'])
})

test('a key without a text is shown with its namespace and does not exist', () => {
  const { i18n, t } = withTexts('en')
  expect([t('menu.open'), i18n.exists('shell:menu.open'), i18n.exists('common:retry')]).toEqual([
    'common:menu.open',
    false,
    true,
  ])
})

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

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = new TypeError('lost')

test('retries a failed import with growing delays', async () => {
  const load = vi
    .fn(async () => 'part')
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
  const part = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(499)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await part).toBe('part')
})

test('rejects after the third failure', async () => {
  const load = vi.fn((): Promise<string> => Promise.reject(lost))
  const part = expect(importWithRetry(load)).rejects.toBe(lost)
  await vi.runAllTimersAsync()
  await part
  expect(load).toHaveBeenCalledTimes(3)
})

test('fails at once when the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn((): Promise<string> => Promise.reject(lost))
  await expect(importWithRetry(load)).rejects.toBe(lost)
  expect(load).toHaveBeenCalledOnce()
})
