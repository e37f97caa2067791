import type { Key, Params, Resources as Words } from '@invea/locales'

// An unknown key, an unknown namespace and a forgotten value are compile errors wherever i18next is used.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
    strictInterpolationChecks: true
    strictKeyChecks: true
  }
}

type PlainKey<N extends keyof Words> = {
  [K in Key<Words[N]>]: Params<Words[N], K> extends [] ? `${N}:${K}` : never
}[Key<Words[N]>]

/** `namespace:key` of a sentence without placeholders, as data can carry it. */
export type WordKey = { [N in keyof Words]: PlainKey<N> }[keyof Words]
