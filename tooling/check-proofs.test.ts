import { expect, test } from 'vitest'
import { promiseFaults, type Read, requirementFaults } from './check-proofs.ts'

const files: Readonly<Record<string, string>> = {
  'e2e/hold a slot.spec.ts': "test('holds | one slot', ...)",
  'apps/service/src/app.test.ts': "test.each(hosts)('refuses %s', ...)",
  'long.spec.ts':
    "test(\n  'kills the browser',\n  onlyFull,\n  async () => {},\n)\ntest('keeps a draft', async () => {\n})\n",
  'packed.test.ts': "test.runIf(process.env.TEST_FULL)(\n  'packs', () => {\n})\ntest('names', () => {\n})\n",
  'cut.test.ts':
    "if (!process.env.TEST_FULL) return 'full'\ntest('cuts', ({ skip }) => {\n  if (reason) return skip(reason)\n})\ntest('reads', () => {\n})\n",
}
const read: Read = (path) => files[path]

const promise = (proofs: string, state: string) =>
  promiseFaults(
    `| id | promise | proof | figure | state |\n|---|---|---|---|---|\n| C1 | one | ${proofs} | | ${state} |\n`,
    read,
  )

test('accepts promises with existing tests, with commands, and without proofs', () => {
  expect(promise('[holds \\| one slot](../e2e/hold%20a%20slot.spec.ts)<br>`pnpm prove:booking long`', 'shown')).toEqual(
    [],
  )
  expect(promise('`pnpm prove:restore`', 'shown in part; not shown: the time')).toEqual([])
  expect(promise('–', '**not shown**')).toEqual([])
})

test.each([
  [
    '[holds two slots](../e2e/hold%20a%20slot.spec.ts)',
    'shown',
    "no test 'holds two slots' in e2e/hold%20a%20slot.spec.ts",
  ],
  ['[holds one slot](../e2e/gone.spec.ts)', 'shown', 'no file e2e/gone.spec.ts'],
  ['holds one slot', 'shown', "'holds one slot' is neither a link to a test nor a command"],
  ['–', 'shown', "the state 'shown' does not fit the proofs"],
  ['`pnpm test`', '**not shown**', "the state '**not shown**' does not fit the proofs"],
])('refuses the proofs %s with the state %s', (proofs, state, fault) => {
  expect(promise(proofs, state)).toEqual([`docs/promises.md, C1: ${fault}`])
})

test.each([
  [
    '| C1 | one | `pnpm test` | shown |',
    "docs/promises.md, 'C1 | one | `pnpm test` | shown' is not a row of a promise",
  ],
  [
    '| one | C1 | `pnpm test` | | shown |',
    "docs/promises.md, 'one | C1 | `pnpm test` |  | shown' is not a row of a promise",
  ],
  ['| C1 | one | [gone](../gone.ts) | | shown', 'docs/promises.md, C1: no file gone.ts'],
])('refuses the row %s', (row, fault) => {
  expect(promiseFaults(`| id | promise | proof | figure | state |\n|---|---|---|---|---|\n${row}\n`, read)).toEqual([
    fault,
  ])
})

test.each([
  ['kills the browser', 'keeps a draft', 'long.spec.ts'],
  ['packs', 'names', 'packed.test.ts'],
  ['cuts', 'reads', 'cut.test.ts'],
])('a test that npm test skips is marked: %s, not %s', (skipped, run, file) => {
  expect(promise(`[${skipped}](../${file}) *full*<br>[${run}](../${file})`, 'shown')).toEqual([])
  expect(promise(`[${skipped}](../${file})<br>[${run}](../${file}) *full*`, 'shown')).toEqual([
    `docs/promises.md, C1: npm test skips '${skipped}': mark it *full*`,
    `docs/promises.md, C1: '${run}' runs in npm test: remove *full*`,
  ])
})

test('refuses a document without promises', () => {
  expect(promiseFaults('# Promises\n', read)).toEqual(['docs/promises.md: no promises'])
})

const requirement = (state: string, shown: string) =>
  requirementFaults(`| 1.1.1 | one | ${state} | ${shown} |`, read).filter((fault) => fault.includes('1.1.1'))

test('accepts requirements with existing files and tests', () => {
  expect(requirement('met', '"refuses %s" in `app.test.ts`')).toEqual([])
  expect(requirement('not applicable', 'there are no passwords')).toEqual([])
})

test.each([
  ['met', 'somewhere', 'met, and no file shows it'],
  ['done', '`app.test.ts`', "'done' is not a state"],
  ['met', '`gone.test.ts`', 'no file gone.test.ts'],
  ['met', '"refuses %s" and "accepts %s" in `app.test.ts`', "no 'accepts %s' in app.test.ts"],
])('refuses the state %s shown by %s', (state, shown, fault) => {
  expect(requirement(state, shown)).toEqual([`docs/asvs.md, 1.1.1: ${fault}`])
})

test('refuses missing and repeated requirements', () => {
  const row = '| 1.1.1 | one | missing | all |'
  expect(requirementFaults(`${row}\n${row}`, read)).toEqual(
    expect.arrayContaining(['docs/asvs.md, V1: 2 requirements instead of 27', 'docs/asvs.md, 1.1.1: two rows']),
  )
})
