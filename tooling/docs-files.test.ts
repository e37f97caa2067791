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

const promises = readFileSync(join(root, 'docs/promises.md'), 'utf8').split('\n## ')

/** Figures of a long proof, and the section of docs/promises.md about it. */
const longProof = (proof: string) => ({
  figures: JSON.parse(readFileSync(join(root, `e2e/chaos/figures/${proof}-long.json`), 'utf8')),
  section: promises.find((one) => one.includes(`figures/${proof}-long.json`)),
})

const count = (value: number): string => value.toLocaleString('en')
const counts = (values: readonly number[]): string => values.map(count).join(', ')
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

test('docs/promises.md has the figures of the long proof of bookings', () => {
  const { figures, section } = longProof('booking')
  const { ends, faults, cuts, rows } = figures
  const cells = [
    `${figures.date}, \`${figures.commit}\`, ${figures.seed}`,
    figures.postgres,
    `${count(figures.attempts)} of ${count(figures.asked)} of the long form`,
    counts([ends.acknowledged, ends.refused, ends.unavailable, ends.lost]),
    counts([figures.acknowledged, figures.refused, figures.unknown]),
    counts([faults.killService]),
    counts([faults.killPostgres, faults.stopPostgres]),
    counts([cuts.beforeRequest, cuts.beforeResponse, cuts.insideResponse]),
    counts([rows.changes, rows.appointments, rows.requests, rows.audit, figures.samples]),
    `${Math.round(figures.seconds / 60)} minutes`,
  ]
  for (const cell of cells) expect(section).toContain(`${cell} |`)
  for (const [check, violations] of Object.entries(figures.checks))
    expect(section).toContain(`| violations of \`${check}\` | ${violations} |`)
  expect(section?.match(/violations of/g)).toHaveLength(Object.keys(figures.checks).length)
})

test('docs/promises.md has the figures of the long proof on a cluster', () => {
  const { figures, section } = longProof('cluster')
  expect(section).toContain(
    `${figures.date}, \`${figures.commit}\`, seed ${figures.seed}, load average ${figures.load} at the end: ` +
      `${count(figures.attempts)} attempts, ${count(figures.acknowledged)} acknowledged, ` +
      `${count(figures.payments)} payments in ${Math.round(figures.seconds / 60)} minutes, ${figures.violations} violations.`,
  )
  const rows = Object.entries<Record<string, number>>(figures.faults).map(
    ([fault, one]) =>
      `| \`${fault}\` | ${one.times} | ${seconds(one.medianWithoutWrites ?? 0)} | ${seconds(one.longestWithoutWrites ?? 0)} | ` +
      `${seconds(one.longestUntilWhole ?? 0)} | \`${one.alert}\`: ${one.fired} of ${one.times} |`,
  )
  expect(section?.match(/^\| `.*$/gm)).toEqual(rows)
})

test('docs/promises.md has the figures of the long proof of abuse', () => {
  const { figures, section } = longProof('abuse')
  const { hoarder, rush, reorder, resale, guesses, flood, lock } = figures
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`
  const cells = [
    figures.date,
    `${hoarder.slots}; ${hoarder.ends.held} held, ${hoarder.ends.codeRequired} codeRequired`,
    `${rush.attackers.slots}, ${percent(rush.attackersShare)}; ${rush.attackers.ends.held} held, ${rush.attackers.ends.codeRequired} codeRequired`,
    `${rush.honest.slots}; ${rush.honest.ends.held} held, ${rush.honest.ends.full} full; ${percent(rush.honestServed)}`,
    `${reorder.orders}, ${reorder.made}; ${reorder.moved}`,
    `${resale.sales}, ${resale.sold}`,
    count(guesses.guessesPerHit),
    `${flood.requested}, ${flood.sent}`,
    lock.owner,
  ]
  for (const cell of cells) expect(section).toContain(`| ${cell} |`)
})
