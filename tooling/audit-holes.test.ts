import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

/** The holes of the security audit, by their names there. */
const holes = [...Array.from({ length: 21 }, (_, at) => `H${at + 1}`), 'H5b', 'H6b', 'H9b', 'H14b']

test('every security hole of the audit has a test with its name in the title', () => {
  const files = globSync(['{apps,packages,e2e,tooling}/**/*.{test,spec}.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  expect(files.length).toBeGreaterThan(100)
  const titles = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:test|describe|\]\)|\)\()|^\s*['"`].*['"`],$/.test(line)),
  )
  const unnamed = holes.filter((hole) => !titles.some((title) => new RegExp(`\\b${hole}\\b`).test(title)))
  expect(unnamed).toEqual([])
})
