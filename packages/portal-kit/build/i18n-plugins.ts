import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@invea/locales'
import { catalogueErrors } from '@invea/locales/catalogue'
import { type ConfigEnv, type Plugin, version } from 'vite'

const locales = fileURLToPath(new URL('../../locales', import.meta.url))

/** Namespaces that the same pages use share a file: each file costs a request with about 500 bytes of headers. */
const wordGroups: readonly (readonly string[])[] = [
  ['common', 'shell'],
  ['issue', 'field', 'captcha'],
  ['service', 'document', 'choice'],
  ['status', 'refusal'],
  ['applicant', 'attachments', 'site'],
  ['application', 'payment', 'confirmation', 'summary'],
]

/** The namespaces in the file of this one. */
const groupOf = (namespace: string): readonly string[] =>
  wordGroups.find((group) => group.includes(namespace)) ?? [namespace]

/** Module of the file with one namespace of one language, named as in the portal's manifest. */
export const wordModule = (language: Language, namespace: string): string =>
  `../../packages/locales/${language}/${groupOf(namespace).join('+')}`

/** A short hash of all texts, their files and the bundler version. */
export const wordsState = (folder = locales, otherTexts: readonly string[] = []): string => {
  const hash = createHash('sha256')
    .update(version)
    .update(JSON.stringify([wordGroups, otherTexts]))
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

/** Only in the build for browsers. Prerendering uses the complete packages. */
const forBrowsers = (_config: unknown, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && !isSsrBuild

/** Module with an export for each namespace of a file. */
const wordFile = /\/locales\/([a-z]{2}\/)([A-Za-z+]+)$/

/** The texts of a namespace without those of the other portal. Throws for a text that does not exist. */
const ownWords = (file: string, namespace: string, otherTexts: readonly string[]): string => {
  const words = JSON.parse(readFileSync(file, 'utf8'))
  for (const text of otherTexts.filter((text) => text.startsWith(`${namespace}:`))) {
    const path = text.slice(namespace.length + 1).split('.')
    const name = path.pop() ?? ''
    const holder = path.reduce((node, key) => node?.[key], words)
    if (typeof holder?.[name] !== 'string') throw new Error(`${text} does not exist`)
    delete holder[name]
  }
  return JSON.stringify(words)
}

/**
 * Gives the namespaces of each language computed addresses. For an import with a variable path the bundler would write a table of 144
 * addresses, 0.7 KB on every page. `otherTexts` are left out, because only the other portal shows them.
 */
export const wordFiles = (otherTexts: readonly string[] = []): Plugin => {
  const state = wordsState(locales, otherTexts)
  return {
    name: 'invea-word-files',
    apply: forBrowsers,
    enforce: 'pre',
    buildStart() {
      for (const language of languages) {
        const namespaces = readdirSync(join(locales, language)).map((file) => file.replace('.json', ''))
        for (const group of new Set(namespaces.map((namespace) => groupOf(namespace).join('+'))))
          this.emitFile({
            type: 'chunk',
            id: join(locales, language, group),
            fileName: `assets/${state}/${language}-${group.split('+')[0]}.js`,
            preserveSignature: 'strict',
          })
      }
    },
    resolveId: (id) => (wordFile.test(id) ? id : undefined),
    load(id) {
      const [, folder, group] = wordFile.exec(id) ?? []
      return group
        ?.split('+')
        .map((namespace) => {
          const file = `${join(locales, folder ?? '', namespace)}.json`
          return otherTexts.some((text) => text.startsWith(`${namespace}:`))
            ? `export const ${namespace} = ${ownWords(file, namespace, otherTexts)}`
            : `export { default as ${namespace} } from '${file}'`
        })
        .join('\n')
    },
    transform(code, id) {
      if (!id.endsWith('/packages/locales/src/namespaces.ts')) return undefined
      const variable = '(await import(`../${language}/${namespace}.json`)).default'
      if (!code.includes(variable)) this.error(`${id} has no ${variable}`)
      const fileOf = Object.fromEntries(wordGroups.flatMap(([first, ...others]) => others.map((name) => [name, first])))
      const file = `\${language}-\${${JSON.stringify(fileOf)}[namespace] ?? namespace}.js`
      return code.replace(variable, () => `(await import(/* @vite-ignore */ \`./${state}/${file}\`))[namespace]`)
    },
  }
}

/** Parts of i18next that the portals do not use, with replacements: the bundler cannot remove them from the one file. */
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

/** Removes the unused parts, which saves 2 KB on every page. */
export const leanI18next = (): Plugin => ({
  name: 'invea-lean-i18next',
  apply: forBrowsers,
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: withoutUnusedParts,
  },
})
