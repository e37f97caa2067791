import type { Namespace } from '@invea/locales'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { I18n } from './i18n.ts'
import type { Translate } from './resources.ts'
import type { Translator } from './translator.ts'

/** The portal's translator. */
export const TranslatorContext = createContext<Translator | undefined>(undefined)

export const useTranslator = (): Translator => {
  const translator = useContext(TranslatorContext)
  if (!translator) throw new Error('No translator around this screen')
  return translator
}

/** Returns the current language and its texts; renders again when the language changes. */
export const useI18n = (): I18n => {
  const translator = useTranslator()
  return useSyncExternalStore(translator.subscribe, translator.i18n, translator.i18n)
}

/** Returns `t` for one namespace, and for others by prefix. The screen's route loads the namespaces. */
export const useTranslation = <First extends Namespace, All extends Namespace = First>(
  namespaces: First | readonly [First, ...All[]],
): { readonly t: Translate<First, First | All> } => {
  const first = typeof namespaces === 'string' ? namespaces : namespaces[0]
  return { t: useI18n().getFixedT(first) as Translate<First, First | All> }
}
