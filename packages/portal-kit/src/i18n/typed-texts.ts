import type { Key, Namespace, Needed, Params, Values, Resources as Words } from '@invea/locales'

/** `namespace:key` of every text of some namespaces. */
type NamedKey<N extends Namespace> = { [One in N]: `${One}:${Key<Words[One]>}` }[N]

/** Names of the values that a text needs. */
type NeededOf<First extends Namespace, K extends string> = K extends `${infer N extends Namespace}:${infer Own}`
  ? Needed<Words[N], Own>
  : Needed<Words[First], K>

/**
 * Returns texts. A key alone belongs to the first namespace, `namespace:key` to any namespace in `All`. An unknown key, an
 * unknown namespace and a missing value do not compile.
 */
export type Translate<First extends Namespace = 'common', All extends Namespace = Namespace> = <
  K extends Key<Words[First]> | NamedKey<All>,
>(
  key: K,
  ...values: Values<NeededOf<First, K>>
) => string

type PlainKey<N extends Namespace> = {
  [K in Key<Words[N]>]: Params<Words[N], K> extends [] ? `${N}:${K}` : never
}[Key<Words[N]>]

/** `namespace:key` of a text without placeholders, for use in data. */
export type WordKey = { [N in Namespace]: PlainKey<N> }[Namespace]
