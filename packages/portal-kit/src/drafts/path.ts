type Leaf = string | number | boolean | null | undefined

/** Every field of a draft as a dotted path, so that a mistyped field does not compile. */
export type Path<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<NonNullable<Item>>}`
    : { [K in keyof T & string]: K | `${K}.${Path<NonNullable<T[K]>>}` }[keyof T & string]

/** Type of the value at a path; undefined when an object on the way may be absent. */
export type PathValue<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? PathValue<At<T, Head>, Rest> | (undefined extends At<T, Head> ? undefined : never)
  : At<T, P>
type At<T, K extends string> =
  NonNullable<T> extends readonly (infer Item)[] ? Item : K extends keyof NonNullable<T> ? NonNullable<T>[K] : undefined

type Node = Readonly<Record<string, unknown>> | readonly unknown[]

/** Returns the value at a dotted path, or undefined when an object on the way is absent. */
export const readPath = (draft: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined | null)?.[key], draft)

/** Returns a copy of the draft with a new value at the path. Everything beside the path is shared, not copied. */
export const writePath = <Draft>(draft: Draft, path: string, value: unknown): Draft => {
  const [key = '', ...rest] = path.split('.')
  const node = (draft ?? {}) as Node
  const inner = rest.length === 0 ? value : writePath((node as Record<string, unknown>)[key], rest.join('.'), value)
  if (Array.isArray(node)) return node.map((item, at) => (at === Number(key) ? inner : item)) as Draft
  return { ...node, [key]: inner } as Draft
}
