import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@invea/locales'
import { catalogueErrors } from '@invea/locales/catalogue'
import { type Plugin, version } from 'vite'

const locales = fileURLToPath(new URL('../../locales', import.meta.url))

/** Module of one namespace of one language, named as in the portal's manifest. */
export const wordModule = (language: Language, namespace: string): string =>
  `../../packages/locales/${language}/${namespace}.json`

/** A short hash of all texts and of the bundler version. */
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
 * Gives each namespace of each language a computed address. For an import with a variable path the bundler would write a table of 144
 * addresses, 0.7 KB on every page.
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
 * Parts of i18next that the portals do not use, with their replacements. i18next publishes all parts in one file, so the bundler cannot
 * remove them.
 */
const unused: Readonly<Record<string, string>> = {
  // Loads texts from a server. `loadNamespace` imports ours.
  Connector: 'extends EventEmitter {}',
  // Formats numbers and dates inside texts. Callers format ours.
  Formatter: '{ format(value) { return value } }',
  // `pluralRules` of @invea/locales replaces the only method in use.
  PluralResolver: '{}',
}

/** The code of i18next without the unused parts. Throws when one of them is missing. */
export const withoutUnusedParts = (code: string): string =>
  Object.entries(unused).reduce((rest, [name, replacement]) => {
    const part = new RegExp(`^class ${name} [^{]*\\{[^]*?^\\}`, 'm')
    if (!part.test(rest)) throw new Error(`i18next has no class ${name}: check i18n-plugins.ts after its update`)
    return rest.replace(part, `class ${name} ${replacement}`)
  }, code)

/** Removes the unused parts, which saves 2 KB on every page. Prerendering uses the complete package. */
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
