import type { Language } from './languages.ts'
import type { Resources } from './resources.gen.ts'
import type { Words } from './sentence.ts'

export type { Resources }

/** One namespace per feature: a screen loads the texts that it shows and no others. */
export type Namespace = keyof Resources

/** Loads one namespace of one language. The path is a template, so that bundlers make one chunk per file. */
export const loadNamespace = async (language: Language, namespace: Namespace): Promise<Words> =>
  (await import(`../${language}/${namespace}.json`)).default
