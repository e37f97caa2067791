import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entries } from './entries.ts'
import { runExample } from './run-example.ts'

const root = new URL('../src/', import.meta.url)
const code = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** The names of the top level, types included, with their files. */
const topLevel = [...code('index.ts').matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
  ([, names = '', file = '']) =>
    names.split(',').flatMap((part) => {
      const name = part.trim().replace(/^type /, '')
      return name === '' ? [] : [{ name, file }]
    }),
)

const comments = (file: string) => [
  ...code(file).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|interface|type) (\w+)/g),
]

/** The text of a declaration's comment, in its two parts. */
const commentOf = ({ name, file }: { readonly name: string; readonly file: string }) => {
  const found = comments(file).find(([, , declared]) => declared === name)
  const text = (found?.[1] ?? '').replace(/^\s*\* ?/gm, '').trim()
  const [description = '', example = ''] = text.split(/^@example$/m)
  return { description: description.trim(), example: example.trim() }
}

test.each(topLevel)('$name has a description and an example that returns what it shows', (declaration) => {
  const { description, example } = commentOf(declaration)
  expect(description).toMatch(/^[^@]{15,}/)
  expect(runExample(example, { '.': entries['.'] ?? {} })).toBeGreaterThan(0)
})

test('every other example returns what it shows', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const names = new Set(topLevel.map(({ name }) => name))
  const others = files.flatMap((file) =>
    comments(file).flatMap(([, , name = '']) => (names.has(name) ? [] : [{ name, file }])),
  )
  const examples = others.map(commentOf).filter(({ example }) => example !== '')
  for (const { example } of examples) expect(runExample(example, entries)).toBeGreaterThan(0)
})
