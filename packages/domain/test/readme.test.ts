import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entries } from './entries.ts'
import { runExample } from './run-example.ts'

const examples = new URL('../examples/', import.meta.url)
const readmeFile = new URL('../README.md', import.meta.url)
const readme = readFileSync(readmeFile, 'utf8')
const names = readdirSync(examples)
const source = (name: string) => readFileSync(new URL(name, examples), 'utf8')

/** An example in the README, marked with its file, so that `UPDATE_README=1` can update it. */
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

test.each(names)('the example %s returns what its comments show', (name) => {
  expect(runExample(source(name), entries)).toBeGreaterThan(1)
})

test.each(names)('the example %s has at most ten lines', (name) => {
  expect(source(name).trimEnd().split('\n').length).toBeLessThanOrEqual(10)
})
