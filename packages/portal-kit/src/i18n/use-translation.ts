import type { Namespace } from '@invea/locales'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Translate } from './resources.ts'
import type { Translator } from './translator.ts'
import type { Voice } from './voice.ts'

/** The translator of the portal a screen stands in. */
export const TranslatorContext = createContext<Translator | undefined>(undefined)

export const useTranslator = (): Translator => {
  const translator = useContext(TranslatorContext)
  if (!translator) throw new Error('No translator around this screen')
  return translator
}

/** The language shown and its sentences; whoever asks is drawn again when another one is shown. */
export const useVoice = (): Voice => {
  const translator = useTranslator()
  return useSyncExternalStore(translator.subscribe, translator.voice, translator.voice)
}

/** Sentences of one namespace, and of others by their names: the screen's route sees to it that their words are there. */
export const useTranslation = <First extends Namespace, All extends Namespace = First>(
  namespaces: First | readonly [First, ...All[]],
): { readonly t: Translate<First, First | All> } => {
  const first = typeof namespaces === 'string' ? namespaces : namespaces[0]
  return { t: useVoice().from(first) as Translate<First, First | All> }
}
