import type { Language, Namespace } from '@invea/locales'
import type { i18n } from 'i18next'
import { createElement, type ReactNode } from 'react'
import { I18nextProvider, useTranslation as useI18nextTranslation } from 'react-i18next'
import type { I18n, Translate } from './i18n.ts'

/** Returns `t` for keys that are built from data; tests find a text in four languages for each of them. */
export const useBuiltText = (
  namespaces: readonly Namespace[],
): ((key: string, params: Readonly<Record<string, unknown>>) => string) => {
  const { t } = useI18nextTranslation(namespaces)
  return t
}

/** Gives the portal's i18next instance to the screens inside. */
export const I18nProvider = ({ i18n, children }: { readonly i18n: I18n; readonly children?: ReactNode }) =>
  createElement(I18nextProvider, { i18n: i18n as i18n }, children)

interface Translations<First extends Namespace, All extends Namespace> {
  readonly t: Translate<First, All>
  readonly i18n: I18n
}

interface UseTranslation {
  (): Translations<'common', Namespace>
  <First extends Namespace, All extends Namespace = First>(
    namespaces: First | readonly [First, ...All[]],
  ): Translations<First, First | All>
}

/**
 * `useTranslation` of react-i18next with the types of our texts: `t` for one namespace, and for others by prefix; for all
 * namespaces by prefix when none is named. The screen's route loads the namespaces.
 */
export const useTranslation: UseTranslation = (namespaces?: Namespace | readonly Namespace[]) => {
  const { t, i18n } = useI18nextTranslation(namespaces)
  if (!i18n.isInitialized) throw new Error('No I18nProvider around this screen')
  return { t: t as Translate, i18n: i18n as I18n }
}

/** Returns the current language, for dates, amounts and names of master data. */
export const useLanguage = (): Language => useTranslation().i18n.language
