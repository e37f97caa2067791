import type { en } from './catalogue.en.ts'
import type { Words } from './sentence.ts'
import type { Language } from './translation.ts'

/** One namespace a slice: a screen loads the words it shows and no others. The types come from English. */
export type Resources = typeof en
export type Namespace = keyof Resources

/** Loads one namespace of one language. The path is a template, so that bundlers make one chunk a file. */
export const loadNamespace = async (language: Language, namespace: Namespace): Promise<Words> =>
  (await import(`./${language}/${namespace}.ts`)).default
