import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'

const texts = {
  banned: '// draws the page anew\nconst freeSeats = unknownwordx\n',
  accepted: "const { birthPlace, houseNo } = person // in a room\nroot.walkRules('place-items')\n",
  long: `${'// one line of words\n'.repeat(500)}// draws anew\n`,
}
const names = Object.keys(texts) as (keyof typeof texts)[]

/** The words of each text that `pnpm check:words` refuses. All texts are one file, because cspell takes seconds to start. */
const refused: Record<keyof typeof texts, string[]> = { banned: [], accepted: [], long: [] }

beforeAll(() => {
  const program = join(root, 'node_modules/cspell/bin.mjs')
  const args = [program, 'lint', '--no-progress', '--no-summary', 'stdin://packages/ui/src/a.ts']
  const input = Object.values(texts).join('')
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input })
  const ownerOfLine = names.flatMap((name) =>
    texts[name]
      .trimEnd()
      .split('\n')
      .map(() => name),
  )
  for (const [, line, word = ''] of stdout.matchAll(/:(\d+):\d+.*?\((.*?)\)/g)) {
    const owner = ownerOfLine[Number(line) - 1]
    if (!owner) throw new Error(`cspell reports a line that does not exist: ${stdout}`)
    refused[owner].push(word)
  }
})

test('refuses banned words in comments and in parts of identifiers, and accepts all other words', () => {
  expect(refused.banned).toEqual(['anew', 'Seats'])
})

test('refuses a banned word at the end of a long file', () => {
  expect(refused.long).toEqual(['anew'])
})

test('accepts banned words in names of the specification, of CSS and of libraries', () => {
  expect(refused.accepted).toEqual(['room'])
})
