// Writes the table at the top of docs/asvs.md with the counts of its rows. Fails when a named file or test title does not exist.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/** Number of requirements of levels 1 and 2 in OWASP ASVS 5.0.0, for chapters V1 to V17. */
const required = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const chapters = required.map((count, at) => ({ chapter: `V${at + 1}`, count }))
const states = ['met', 'not applicable', 'missing'] as const

const document = join(root, 'docs/asvs.md')
const text = readFileSync(document, 'utf8')
const rows = [...text.matchAll(/^\| (\d+)(\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, chapter = '', rest = '', state = '', evidence = '']) => ({
    chapter: `V${chapter}`,
    id: chapter + rest,
    state,
    evidence,
  }),
)

/** Paths are relative to the root, to the service's sources, or to the service's folder. */
const find = (path: string): string | undefined =>
  ['', 'apps/service/src', 'apps/service'].map((folder) => join(root, folder, path)).find((file) => existsSync(file))
const isPath = (word: string) => /^[\w.][\w./-]*$/.test(word) && /\/|\.(ts|json|md)$/.test(word)

const faultsOf = ({ id, state, evidence }: (typeof rows)[number]): readonly string[] => {
  const paths = [...evidence.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word).filter(isPath)
  const hasEvidence = state !== 'met' || paths.length > 0 || evidence.startsWith('the same test')
  const titles = [...evidence.matchAll(/((?:"[^"]+"(?:, | and )?)+) in `([^`]+)`/g)].flatMap(
    ([, quoted = '', path = '']) => {
      const file = find(path)
      const content = file === undefined ? '' : readFileSync(file, 'utf8')
      return [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({
        title,
        path,
        exists: content.includes(title),
      }))
    },
  )
  return [
    ...(states.some((one) => one === state) ? [] : [`${id}: '${state}' is not a state`]),
    ...(hasEvidence ? [] : [`${id}: met, and no file shows it`]),
    ...paths.filter((path) => find(path) === undefined).map((path) => `${id}: no file ${path}`),
    ...titles.filter(({ exists }) => !exists).map(({ title, path }) => `${id}: no '${title}' in ${path}`),
  ]
}

const idsOf = (chapter: string) => new Set(rows.filter((row) => row.chapter === chapter).map(({ id }) => id))
const faults = [
  ...rows.flatMap(faultsOf),
  ...chapters.flatMap(({ chapter, count }) =>
    idsOf(chapter).size === count ? [] : [`${chapter}: ${idsOf(chapter).size} requirements instead of ${count}`],
  ),
  ...(new Set(rows.map(({ id }) => id)).size === rows.length ? [] : ['a requirement has two rows']),
]
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}

const line = (name: string, counted: typeof rows): string =>
  `| ${[name, ...states.map((state) => counted.filter((row) => row.state === state).length), counted.length].join(' | ')} |`
const table = [
  `| chapter | ${states.join(' | ')} | all |`,
  '|---|---|---|---|---|',
  line('**all**', rows),
  ...chapters.map(({ chapter }) =>
    line(
      chapter,
      rows.filter((row) => row.chapter === chapter),
    ),
  ),
].join('\n')

writeFileSync(
  document,
  text.replace(/<!-- counts -->[\s\S]*<!-- \/counts -->/, `<!-- counts -->\n${table}\n<!-- /counts -->`),
)
