/** Puts values into the `{{name}}` places of a sentence; a place without a value stays as written. */
export const interpolate = (sentence: string, params: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place))

/** The names inside `{{ }}`. */
export const placeholders = (sentence: string): ReadonlySet<string> =>
  new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))
