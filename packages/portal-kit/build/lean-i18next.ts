import type { Plugin } from 'vite'

/**
 * Parts of i18next that the portals do not use, with what is left of each. i18next publishes one file of all its parts, so the
 * bundler cannot leave them out.
 */
const unused: Readonly<Record<string, string>> = {
  // Loads texts from a server: ours are imported (`loadNamespace`).
  Connector: 'extends EventEmitter {}',
  // Formats numbers and dates inside texts: ours are formatted before.
  Formatter: '{ format(value) { return value } }',
  // `pluralRules` of @invea/locales sets the only method that is called.
  PluralResolver: '{}',
}

/** The module of i18next without the unused parts. Throws when it does not have one of them. */
export const withoutUnusedParts = (code: string): string =>
  Object.entries(unused).reduce((rest, [name, kept]) => {
    const part = new RegExp(`^class ${name} [^{]*\\{[^]*?^\\}`, 'm')
    if (!part.test(rest)) throw new Error(`i18next has no class ${name}: check lean-i18next.ts after its update`)
    return rest.replace(part, `class ${name} ${kept}`)
  }, code)

/** Leaves the unused parts out of the pages: 2 KB of each. Rendering at build time uses the package as it is. */
export const leanI18next = (): Plugin => {
  let forBrowsers = true
  return {
    name: 'invea-lean-i18next',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ build }) => {
      forBrowsers = !build.ssr
    },
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => (forBrowsers ? withoutUnusedParts(code) : undefined),
    },
  }
}
