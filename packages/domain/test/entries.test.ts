import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { entries, sources } from './entries.ts'

const root = new URL('../', import.meta.url)
const code = (file: URL) => readFileSync(file, 'utf8')

/** The names of the top level, types included: it has no `export *`. */
const topLevelNames = [...code(new URL('src/index.ts', root)).matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
  ([, names = '']) => names.split(',').flatMap((name) => name.trim().replace(/^type /, '') || []),
)

test('the top level has at most 60 names, types included', () => {
  expect(code(new URL('src/index.ts', root))).not.toContain('export *')
  expect(topLevelNames).toEqual(expect.arrayContaining(Object.keys(entries['.'] ?? {})))
  expect(topLevelNames.length).toBeLessThanOrEqual(60)
})

test('every name of the top level is in an entry of a topic too, and no name is in two of them', () => {
  const topics = Object.entries(entries).filter(([subpath]) => subpath !== '.')
  const names = topics.flatMap(([, values]) => Object.keys(values))
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([])
  expect(Object.keys(entries['.'] ?? {}).filter((name) => !names.includes(name))).toEqual([])
})

test('the published entries are those of the sources', () => {
  const compiled = (source: string, extension: string) =>
    source.replace('./src/', './dist/').replace(/\.ts$/, extension)
  expect(manifest.publishConfig.exports).toEqual(
    Object.fromEntries(
      Object.entries(sources).map(([subpath, source]) => [
        subpath,
        { types: compiled(source, '.d.ts'), default: compiled(source, '.js') },
      ]),
    ),
  )
})

/** Every file of the package that an entry loads, types included, and every module from outside. */
const loadedBy = (file: URL, seen: Set<string> = new Set()): ReadonlySet<string> => {
  const path = file.href.slice(root.href.length)
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, specifier = ''] of code(file).matchAll(/^(?:import|export)[^']*? from '([^']+)'/gm)) {
    if (specifier.startsWith('.')) loadedBy(new URL(specifier, file), seen)
    else seen.add(specifier)
  }
  return seen
}

test.each([
  ['calendar', /^src\/(calendar\/|model\/scalars\.ts$)|^date-fns-tz\/getTimezoneOffset$/],
  ['holidays', /^src\/(holidays|calendar)\/|^src\/model\/scalars\.ts$/],
  ['names', /^src\/(names\/|model\/scalars\.ts$)|^zod\/mini$/],
])('%s imports no code of the passport service', (topic, allowed) => {
  const loaded = [...loadedBy(new URL(`src/${topic}/index.ts`, root))]
  expect(loaded.length).toBeGreaterThan(4)
  expect(loaded.filter((path) => !allowed.test(path))).toEqual([])
})

test('finds what an entry loads through other files', () => {
  expect([...loadedBy(new URL('src/fees/index.ts', root))]).toContain('src/model/application.ts')
})

const exported: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(entries))
const call = (name: string, ...given: readonly unknown[]) =>
  (exported[name] as (...values: readonly unknown[]) => unknown)(...given)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('toString', "O'Neill", 'ኃይሉ', '+251 (0) 900 000 001', '2026-02-29', 'a.b+c@example.org'),
)
const anything = fc.oneof(fc.anything({ withNullPrototype: true }), fc.constant({ toString: 1 }))
const number = fc.oneof(fc.double(), fc.integer({ min: -9999, max: 9999 }))
const day = fc.integer({ min: -700_000, max: 2_900_000 }).map((at) => call('fromDayNumber', at))
const rules = { today: '2026-11-21', requestType: 'renewal', service: 'lost', mode: 'urgent' }
const empty = call('emptyPassportDraft')

/** Names of functions, with their arguments. */
type Calls = readonly (readonly [names: string, given: readonly fc.Arbitrary<unknown>[]])[]

/** Functions that take any value of a kind. */
const takesAny: Calls = [
  [
    'isIsoDate parseIsoDate parseEntryDate parseEthiopianDate normalizeGeez plainMarks joinedSpelling nameSound',
    [text],
  ],
  ['suggestGeez suggestLatin foldGeez typedPhone internationalPhone phoneKey maskedPhone ownMailDomain', [text]],
  ['mailboxName passwordScore passwordStrength readApplicationNumber readConfirmationNumber', [text]],
  ['readCancelMessage findUploadType documentOfField isCorrectable splitRequestReasons shortValidityIssues', [text]],
  ['otherReadings', [text, fc.constantFrom('gregorian', 'ethiopic')]],
  ['isDay checkAddress', [anything]],
  ['checkPersonalDetail checkOriginIdPerson checkPassportInfo checkOriginIdDetail', [anything, fc.constant(rules)]],
  ['checkApplicant checkOriginIdApplicant checkNewRequest checkOriginIdRequest', [anything, fc.constant(rules)]],
  [
    'preselectPassport preselectUrgentPassport preselectOriginId',
    [fc.constant(empty), fc.record({ service: anything, office: anything, applicants: anything })],
  ],
  [
    'withAddressAnswers',
    [
      fc.constant(empty),
      fc.record({ terms: fc.constant(exported.termsVersion), start: fc.constant('group'), groupSize: anything }),
    ],
  ],
  ['civilDate', [fc.integer(), fc.integer(), fc.integer()]],
]
const namesOf = (names: string) => names.split(' ')

test.each(takesAny.flatMap(([names, given]) => namesOf(names).map((name) => [name, given] as const)))(
  '%s throws for no value',
  (name, given) => {
    fc.assert(fc.property(fc.tuple(...given), (values) => void call(name, ...values)))
  },
)

/** Functions that throw for a bug of their caller. */
const throwsForBugs: Calls = [
  ['isoDate', [text]],
  ['toMilliseconds todayInAddis timeInAddis', [fc.oneof(text, number)]],
  ['fromDayNumber', [number]],
  ['addDays addWorkingDays', [day, fc.oneof(fc.double({ max: 0.5 }), fc.integer({ max: 40 }))]],
  ['fromEthiopian', [fc.record({ year: number, month: number, day: number })]],
]

test.each(throwsForBugs)('%s throws a RangeError, or nothing', (names, given) => {
  const isResultOrRangeError = (name: string, values: readonly unknown[]) => {
    try {
      call(name, ...values)
      return true
    } catch (error) {
      return error instanceof RangeError
    }
  }
  for (const name of namesOf(names))
    fc.assert(fc.property(fc.tuple(...given), (values) => isResultOrRangeError(name, values)))
})
