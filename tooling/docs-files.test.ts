import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked.stdout.trim().split('\n')
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'))

/** Matches file names in a document: `name.ts`, `folder/name.tsx`, also as link targets. */
const namedFiles = (text: string): readonly string[] =>
  [...text.matchAll(/[`(]((?:\.\.?\/)*[\w$@.-]+(?:\/[\w$@.-]+)*\.(?:tsx?|mjs|json|css|conf|sh))[`)]/g)].map(
    ([, name = '']) => name.replace(/^((\.\.?\/)+|@invea\/[\w-]+\/)/, ''),
  )

/** Files created by a build, a run or a user, and an example of a bad name. */
const notOurs = new Set([
  'compiled.css',
  'headers.json',
  'verified-slips.json',
  'result.json',
  'pg_hba.conf',
  'office.json',
  'utils.ts',
])

test('documents name only files that exist', () => {
  const missing = documents.flatMap((document) =>
    namedFiles(readFileSync(join(root, document), 'utf8'))
      .filter((name) => !notOurs.has(name) && !files.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  )
  expect(documents.length).toBeGreaterThan(30)
  expect([...new Set(missing)]).toEqual([])
})

/** The id that Markdown viewers give a heading. */
const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const headingIds = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingId(heading))

test('links of documents lead to files and headings that exist', () => {
  const broken = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
    return links
      .filter(([, path = '', heading]) => {
        const target = path === '' ? join(root, document) : join(root, dirname(document), path)
        if (!existsSync(target)) return true
        return heading !== undefined && !headingIds(readFileSync(target, 'utf8')).includes(heading)
      })
      .map(([link]) => `${document}: ${link}`)
  })
  expect(broken).toEqual([])
})

test.each(['booking', 'cluster', 'abuse'])('docs/promises.md describes the run in %s-long.json', (proof) => {
  const figures = JSON.parse(readFileSync(join(root, `e2e/chaos/figures/${proof}-long.json`), 'utf8'))
  const section = readFileSync(join(root, 'docs/promises.md'), 'utf8')
    .split('\n## ')
    .find((one) => one.includes(`figures/${proof}-long.json`))
  for (const value of [figures.date, figures.commit, figures.seed])
    if (value !== undefined) expect(section).toContain(String(value))
})
