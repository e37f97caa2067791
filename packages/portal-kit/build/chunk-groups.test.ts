import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { patterns } from './chunk-groups.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = ['packages/{api,domain,locales,portal-kit,ui}', 'apps/*-portal'].flatMap((folder) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }),
)

const ownPatterns = Object.entries(patterns).flatMap(([group, names]) =>
  names.filter((name) => /^(packages|apps)/.test(name)).map((name) => [group, name] as const),
)

const groupOf = (file: string) =>
  Object.entries(patterns).find(([, names]) => names.some((name) => new RegExp(name).test(file)))?.[0]

test.each(ownPatterns)('%s: %s matches a module of this group', (group, name) => {
  expect(files.filter((file) => new RegExp(name).test(file)).map(groupOf)).toContain(group)
})
