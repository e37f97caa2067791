import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { entries } from './entries.ts'

const examples = new URL('../examples/', import.meta.url)
const readmeFile = new URL('../README.md', import.meta.url)
const readme = readFileSync(readmeFile, 'utf8')
const names = readdirSync(examples)
const source = (name: string) => readFileSync(new URL(name, examples), 'utf8')

/** An example as it is in the README: marked by its file, so that `UPDATE_README=1` can renew it. */
const shown = (name: string) => `<!-- examples/${name} -->\n\n\`\`\`ts\n${source(name)}\`\`\`\n`

test.each(names)('the README shows %s as it is run', (name) => {
  if (process.env.UPDATE_README) {
    const marker = new RegExp(`<!-- examples/${name} -->\\n(?:\\n\`\`\`ts\\n[^]*?\`\`\`\\n)?`)
    writeFileSync(
      readmeFile,
      readFileSync(readmeFile, 'utf8').replace(marker, () => shown(name)),
    )
    return
  }
  expect(readme).toContain(shown(name))
})

/** `x // => y` becomes a comparison, an import an unpacking of the entry under test. */
const runnable = (code: string): string =>
  stripTypeScriptTypes(code)
    .replace(/^import (\{[^}]*\}) from '@invea\/domain([^']*)'$/gm, "const $1 = entries['.$2']")
    .replace(/^(\S.*) \/\/ => (.*)$/gm, 'same($1, $2)')

test.each(names)('the example %s returns what its comments show', (name) => {
  const code = source(name)
  let compared = 0
  const same = (actual: unknown, expected: unknown) => {
    compared += 1
    expect(actual).toEqual(expected)
  }
  new Function('entries', 'same', runnable(code))(entries, same)
  expect(compared).toBe(code.split('// =>').length - 1)
  expect(compared).toBeGreaterThan(1)
})
