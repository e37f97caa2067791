import { am } from './catalogue.am.ts'
import { en } from './catalogue.en.ts'
import { om } from './catalogue.om.ts'
import { ti } from './catalogue.ti.ts'
import type { Key, Params } from './keys.ts'
import type { Namespace, Resources } from './namespaces.ts'
import { findSentence } from './sentence.ts'
import type { Language, Translation } from './translation.ts'

/** All words of all languages at once: for a server, which has them in memory; a browser loads namespaces one by one. */
export const catalogue = { en, am, om, ti } satisfies Record<Language, Translation<Resources>>

/**
 * One sentence in one language, its placeholders filled. A key that has counted forms takes the one for `params.count`.
 * An unknown key or a forgotten value does not compile; a key that is absent all the same is a bug and throws.
 */
export const translate = <N extends Namespace, K extends Key<Resources[N]>>(
  language: Language,
  namespace: N,
  key: K,
  ...[params]: Params<Resources[N], K>
): string => {
  const sentence = findSentence(language, catalogue[language][namespace], key, params)
  if (sentence === undefined) throw new Error(`No words for ${language}/${namespace}:${key}`)
  return sentence
}

interface Issue {
  readonly field: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** The sentence of an issue (D41), with the label of its field; a field without a label is called by its own name. */
export const issueSentence = (language: Language, { field, code, params }: Issue): string => {
  const { issue, field: labels } = catalogue[language]
  const label = findSentence(language, labels, field) ?? field.split('.').at(-1) ?? field
  return (
    findSentence(language, issue, code, { label, ...params }) ??
    findSentence(language, issue, 'invalid', { label }) ??
    ''
  )
}
