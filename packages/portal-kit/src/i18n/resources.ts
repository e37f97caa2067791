import type { Resources as Words } from '@invea/locales'

// An unknown key, an unknown namespace and a forgotten value are compile errors wherever i18next is used.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
    strictInterpolationChecks: true
    strictKeyChecks: true
  }
}

/** `namespace:key` of a sentence, as data can carry it. */
export type WordKey = { [N in keyof Words]: `${N}:${keyof Words[N] & string}` }[keyof Words]
