import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Properties of the exported interfaces in a source text, and whether they have docstrings. */
const readProperties = (source: string) =>
  [...source.matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(([, name, body = '']) => {
    const lines = body.split('\n')
    return lines.flatMap((line, number) => {
      const property = /^ {2}(?:readonly )?([\w'-]+)\??:/.exec(line)?.[1]
      if (!property) return []
      return [{ property: `${name}.${property}`, isDocumented: /\*\/$/.test(lines[number - 1] ?? '') }]
    })
  })

test('every property of every exported interface of a component has a docstring', () => {
  expect(readProperties('export interface A {\n  /** A. */\n  a: string\n  b?: string\n}\n')).toEqual([
    { property: 'A.a', isDocumented: true },
    { property: 'A.b', isDocumented: false },
  ])
  const folder = join(import.meta.dirname, '../src')
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const properties = files.flatMap((name) => readProperties(readFileSync(join(folder, name), 'utf8')))
  expect(properties.length).toBeGreaterThan(150)
  expect(properties.filter(({ isDocumented }) => !isDocumented).map(({ property }) => property)).toEqual([])
})
