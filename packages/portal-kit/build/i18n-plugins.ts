import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@invea/locales'
import { catalogueErrors } from '@invea/locales/catalogue'
import { type Plugin, version } from 'vite'

const locales = fileURLToPath(new URL('../../locales', import.meta.url))

/** The module of one namespace of one language, as the manifest of a portal names it. */
export const wordModule = (language: Language, namespace: string): string =>
  `../../packages/locales/${language}/${namespace}.json`

/** A short hash of all texts and of the bundler that writes them. */
export const wordsState = (folder = locales): string => {
  const hash = createHash('sha256').update(version)
  for (const language of languages) {
    for (const file of readdirSync(join(folder, language)).sort())
      hash.update(`${language}/${file}`).update(readFileSync(join(folder, language, file)))
  }
  return hash.digest('hex').slice(0, 8)
}

/** Fails the build when a language lacks a key or a placeholder. */
export const completeTexts = (): Plugin => ({
  name: 'invea-complete-texts',
  apply: 'build',
  buildStart() {
    const errors = catalogueErrors()
    if (errors.length > 0) this.error(errors.join('\n'))
  },
})

/**
 * Gives each namespace of each language a file whose address is computed. A table of 144 addresses, as the bundler writes it
 * for an import with a variable path, would be 0.7 KB of every page.
 */
export const wordFiles = (): Plugin => {
  const state = wordsState()
  let forBrowsers = true
  return {
    name: 'invea-word-files',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ build }) => {
      forBrowsers = !build.ssr
    },
    buildStart() {
      if (!forBrowsers) return
      for (const language of languages) {
        for (const file of readdirSync(join(locales, language)))
          this.emitFile({
            type: 'chunk',
            id: join(locales, language, file),
            fileName: `assets/${state}/${language}-${file.replace(/json$/, 'js')}`,
            preserveSignature: 'strict',
          })
      }
    },
    transform(code, id) {
      if (!forBrowsers || !id.endsWith('/packages/locales/src/namespaces.ts')) return undefined
      const variable = 'import(`../${language}/${namespace}.json`)'
      if (!code.includes(variable)) this.error(`${id} has no ${variable}`)
      return code.replace(variable, `import(/* @vite-ignore */ \`./${state}/\${language}-\${namespace}.js\`)`)
    },
  }
}

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
    if (!part.test(rest)) throw new Error(`i18next has no class ${name}: check i18n-plugins.ts after its update`)
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
