// Checks that the tests and files named in docs/promises.md and docs/asvs.md exist, and counts the rows of docs/asvs.md into its table.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/** Number of requirements of levels 1 and 2 in OWASP ASVS 5.0.0, for chapters V1 to V17. */
const required = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const states = ['met', 'not applicable', 'missing']

/** Returns the text of a file below the root, an empty text for a folder, undefined if there is neither. */
export type Read = (path: string) => string | undefined

/** The cells of every table row. */
const rowsOf = (document: string): readonly (readonly string[])[] =>
  [...document.matchAll(/^\| .*$/gm)].map(([line]) =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )

/** Whether `npm test` skips a test: by its tag, by its condition, or by the reason that its file passes to `skip`. */
const runsOnlyInFull = (text: string, title: string): boolean => {
  const at = text.indexOf(title)
  const [body = ''] = text.slice(at).split('\n})')
  return (
    /^[^\n]*['"`],\s*onlyFull\b/.test(body) ||
    /runIf\(process\.env\.TEST_FULL\)\(\s*['"`][^\n]*$/.test(text.slice(0, at)) ||
    (body.includes('skip(reason)') && text.includes('if (!process.env.TEST_FULL) return'))
  )
}

/**
 * The first table has five cells a row. A proof is a link `[title of the test](../file)`, followed by ` *full*` where `npm test` skips
 * it, or a command. A promise without proofs is not shown.
 */
export const promiseFaults = (document: string, read: Read): readonly string[] => {
  const rows = rowsOf(document.split('\n## ')[0] ?? '').slice(1)
  if (rows.length === 0) return ['docs/promises.md: no promises']
  const faults = rows.flatMap((cells) => {
    const [id = '', , proofs = '', , state = ''] = cells
    if (cells.length !== 5 || !/^[A-Z]\d*$/.test(id)) return [`'${cells.join(' | ')}' is not a row of a promise`]
    const isStateRight = proofs === '–' ? state === '**not shown**' : /^shown( in part; not shown: .+)?$/.test(state)
    const proofFaults = proofs.split('<br>').flatMap((proof) => {
      if (/^(–|`[^`]+`)$/.test(proof)) return []
      const [, title, path = '', mark] = /^\[(.+)\]\(\.\.\/([^)]+)\)( \*full\*)?$/.exec(proof) ?? []
      if (!title) return [`'${proof}' is neither a link to a test nor a command`]
      const text = read(decodeURI(path))
      if (text === undefined) return [`no file ${path}`]
      if (!text.includes(title)) return [`no test '${title}' in ${path}`]
      if (runsOnlyInFull(text, title) === (mark !== undefined)) return []
      return [mark ? `'${title}' runs in npm test: remove *full*` : `npm test skips '${title}': mark it *full*`]
    })
    const stateFaults = isStateRight ? [] : [`the state '${state}' does not fit the proofs`]
    return [...proofFaults, ...stateFaults].map((fault) => `${id}: ${fault}`)
  })
  return faults.map((fault) => `docs/promises.md, ${fault}`)
}

const requirementsOf = (document: string) => rowsOf(document).filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
const isPath = (word: string): boolean => /^[\w.][\w./-]*$/.test(word) && /\/|\.(ts|json|md)$/.test(word)

/** A requirement names files as `path` and tests as "title" in `path`, from the root, the service or the sources of the service. */
export const requirementFaults = (document: string, read: Read): readonly string[] => {
  const find = (path: string) => read(path) ?? read(`apps/service/src/${path}`) ?? read(`apps/service/${path}`)
  const rows = requirementsOf(document)
  const ids = rows.map(([id = '']) => id)
  const faults = [
    ...rows.flatMap(([id, , state = '', shown = '']) => {
      const paths = [...shown.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word).filter(isPath)
      const titles = [...shown.matchAll(/((?:"[^"]+"(?:, | and )?)+) in `([^`]+)`/g)].flatMap(([, list, path = '']) =>
        [...(list ?? '').matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ title, path })),
      )
      const isShown = state !== 'met' || paths.length > 0 || shown.startsWith('the same test')
      return [
        ...(states.includes(state) ? [] : [`'${state}' is not a state`]),
        ...(isShown ? [] : ['met, and no file shows it']),
        ...paths.filter((path) => find(path) === undefined).map((path) => `no file ${path}`),
        ...titles
          .filter(({ title, path }) => !find(path)?.includes(title))
          .map(({ title, path }) => `no '${title}' in ${path}`),
      ].map((fault) => `${id}: ${fault}`)
    }),
    ...required.flatMap((count, at) => {
      const found = ids.filter((id) => id.startsWith(`${at + 1}.`)).length
      return found === count ? [] : [`V${at + 1}: ${found} requirements instead of ${count}`]
    }),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${id}: two rows`),
  ]
  return faults.map((fault) => `docs/asvs.md, ${fault}`)
}

const countTable = (document: string): string => {
  const line = (name: string, prefix: string) => {
    const rows = requirementsOf(document).filter(([id]) => id?.startsWith(prefix))
    const counts = states.map((state) => rows.filter(([, , one]) => one === state).length)
    return `| ${[name, ...counts, rows.length].join(' | ')} |`
  }
  const chapters = required.map((_, at) => line(`V${at + 1}`, `${at + 1}.`))
  return [`| chapter | ${states.join(' | ')} | all |`, '|---|---|---|---|---|', line('**all**', ''), ...chapters].join(
    '\n',
  )
}

if (import.meta.main) {
  const read: Read = (path) => {
    const file = join(root, path)
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.isFile() ? readFileSync(file, 'utf8') : found && ''
  }
  const requirements = read('docs/asvs.md') ?? ''
  const faults = [...promiseFaults(read('docs/promises.md') ?? '', read), ...requirementFaults(requirements, read)]
  const table = `<!-- counts -->\n${countTable(requirements)}\n<!-- /counts -->`
  if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`)
  else writeFileSync(join(root, 'docs/asvs.md'), requirements.replace(/<!-- counts -->[\s\S]*<!-- \/counts -->/, table))
  process.exitCode = faults.length > 0 ? 1 : 0
}
