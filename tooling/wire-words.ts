// Some wire names of the specification are misspelt. This check allows them only in the contract and its codecs.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './bootstrap.mjs'

// Sources: A §7, B §3, B §7. `lable` matches only at the beginning of a word, because "available" contains it.
const wireWords =
  /familtyType|wereda|descrption|\blable|instractions|Attachement|ResetForgotedPassword|phonenumber|isDatacorrected|redirectMSG/g

// Names of the described client's form and wizard state, which are not on the wire (A §3).
const clientStateWords = /appointemntType|offceId|reagionId|reasonForReplacment|martialStatus|birthCertificatNo/g

const boundaryPaths = [
  'packages/api/src/wire/',
  'packages/api/src/contract/',
  'packages/api/openapi.json',
  // Compares responses of the service with the lists of the specification, letter by letter.
  'apps/service/test/integration/described-fields.test.ts',
]
const folders = ['packages', 'apps', 'e2e', 'bench', 'tooling']
const skipped = new Set(['node_modules', 'dist', '.turbo', '.data', 'coverage', 'reports'])
const source = /\.(ts|tsx|mts|mjs|js|json)$/
const thisCheck = /^tooling\/wire-words\./

const comment = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** Removes comments, which may cite the sources. Keeps line breaks, so that line numbers stay correct. */
const withoutComments = (text: string) =>
  text.replace(comment, (found, literal: string | undefined) => literal ?? found.replace(/[^\n]/g, ' '))

/** Misspelt words used as identifiers or literals, as lines `file:line: word`. */
export const wireWordFaults = (file: string, text: string): string[] => {
  if (thisCheck.test(file) || file.includes('.gen.')) return []
  const forbidden = boundaryPaths.some((path) => file.startsWith(path))
    ? [clientStateWords]
    : [wireWords, clientStateWords]
  if (!forbidden.some((words) => text.search(words) >= 0)) return []
  const code = file.endsWith('.json') ? text : withoutComments(text)
  return forbidden.flatMap((words) =>
    [...code.matchAll(words)].map(
      ({ 0: word, index }) =>
        `${file}:${code.slice(0, index).split('\n').length}: ${word} belongs in packages/api/src/wire`,
    ),
  )
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesBelow(path)
    return source.test(entry.name) ? [path] : []
  })

if (import.meta.main) {
  const faults = folders
    .flatMap((folder) => sourcesBelow(join(root, folder)))
    .flatMap((path) => wireWordFaults(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(faults.length > 0 ? 1 : 0)
}
