import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'

/** The words of a text that `pnpm check:words` refuses. */
const refusedWords = (text: string): readonly string[] => {
  const program = join(root, 'node_modules/cspell/bin.mjs')
  const args = [program, 'lint', '--no-progress', '--no-summary', '--words-only', 'stdin://packages/ui/src/a.ts']
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input: text })
  return stdout.split('\n').filter(Boolean)
}

test('refuses banned words in comments and in parts of identifiers, and accepts all other words', () => {
  expect(refusedWords('// draws the page anew\nconst freeSeats = unknownwordx\n')).toEqual(['anew', 'Seats'])
})

test('refuses a banned word at the end of a long file', () => {
  expect(refusedWords(`${'// one line of words\n'.repeat(500)}// draws anew\n`)).toEqual(['anew'])
})

test('accepts banned words in names of the specification, of CSS and of libraries', () => {
  expect(refusedWords("const { birthPlace, houseNo } = person // in a room\nroot.walkRules('place-items')\n")).toEqual([
    'room',
  ])
})
