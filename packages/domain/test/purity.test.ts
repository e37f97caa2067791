import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../src/', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const code = (file: string) => readFileSync(new URL(file, root), 'utf8')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Patterns of code that makes a rule depend on more than its arguments. */
const impure: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the clock', /\bnew Date\(\)|\bDate\.now\b|\bperformance\b/],
  ['randomness', /\bMath\.random\b|\bcrypto\b/],
  ['the network', /\bfetch\(|XMLHttpRequest|WebSocket/],
  [
    'the platform',
    /\bprocess\.|\bglobalThis\b|\bwindow\.(?!ts)|\bdocument\.|\bnavigator\b|(?:local|session)Storage\b|\bconsole\./,
  ],
  ['the locale', /\bIntl\.|toLocale|localeCompare/],
  // Safari before 16.4 does not load a module with one.
  ['a regular expression that looks behind', /\(\?<[=!]/],
  ['time to pass', /\bawait\b|\basync\b|setTimeout|setInterval/],
]

test.each(impure)('no rule depends on %s', (_, pattern) => {
  expect(files.filter((file) => pattern.test(withoutComments(code(file))))).toEqual([])
})

test('rules import zod/mini and one function of date-fns-tz, whose index loads 300 files, and nothing else from outside', () => {
  const outside = new Set(
    files.flatMap((file) =>
      [...code(file).matchAll(/^(?:import|export)[^']*?from '([^.'][^']*)'/gm)].map(([, from]) => from),
    ),
  )
  expect(outside).toEqual(new Set(['date-fns-tz/getTimezoneOffset', 'zod/mini']))
})

/** Exported names by file. */
const declarations = files
  .filter((file) => !file.endsWith('index.ts'))
  .flatMap((file) =>
    [...code(file).matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:const|interface|type|function) (\w+)/gm)].map(
      ([, comment, name]) => ({ file, name, documented: comment !== undefined }),
    ),
  )

test('every export has a sentence that describes it', () => {
  expect(declarations.length).toBeGreaterThan(300)
  // A type with the name of its schema is described there.
  const schemas = new Set(declarations.filter(({ documented }) => documented).map(({ name }) => name))
  const bare = declarations.filter(({ name, documented }) => !documented && !schemas.has(name))
  expect(bare.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('no file is longer than 250 lines, half of them are shorter than 90', () => {
  const lengths = files.map((file) => code(file).split('\n').length).sort((first, second) => first - second)
  expect(lengths.at(-1)).toBeLessThanOrEqual(250)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(90)
})
