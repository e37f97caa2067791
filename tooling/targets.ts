// `pnpm targets`: compares measures of the source code with their targets.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const isSource = (file: string): boolean =>
  /\.(ts|tsx|mts|mjs|js|css)$/.test(file) &&
  !/\.gen\.|\.d\.ts$|\.test(-d|-prop)?\.|\/testing\/|\/test\/|\.spec\.|\/examples\//.test(file)

const percentileOf = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0

/** Counts files, lines and casts, and names long files; `textOf` reads a file. */
export const measure = (files: readonly string[], textOf: (file: string) => string) => {
  const sources = files.filter(isSource).map((file) => {
    const text = textOf(file)
    return { file, text, length: text.split('\n').length - 1 }
  })
  const lines = sources.map(({ length }) => length).sort((one, other) => one - other)
  const product = sources.filter(({ file }) => /^(packages|apps)\//.test(file))
  return {
    files: sources.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: percentileOf(lines, 0.5),
    ninetieth: percentileOf(lines, 0.9),
    short: lines.filter((count) => count <= 30).length,
    long: sources.filter(({ length }) => length > 300).map(({ file, length }) => `${file}: ${length}`),
    casts: product.flatMap(({ text }) => text.match(/\bas never\b|\bas unknown as\b/g) ?? []).length,
  }
}

/** Calls with the number of files from route to SQL, from the table in docs/architecture.md that `pnpm gen` writes. */
export const callCounts = (document: string): readonly (readonly [call: string, files: number])[] => {
  const [, table = ''] = /<!-- calls -->\n([\s\S]*?)\n\n/.exec(document) ?? []
  return [...table.matchAll(/^\| ([^|]+) \| (\d+) \|/gm)].map(([, call = '', files]) => [call, Number(files)])
}

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 ** 2 }).stdout

const report = () => {
  const all = measure(run('git', ['ls-files']).trim().split('\n'), (file) => readFileSync(join(root, file), 'utf8'))
  const rows: readonly (readonly [string, number | string, string])[] = [
    ['source files', all.files, '850'],
    ['source lines', all.lines, '52000'],
    ['median lines of a file', all.median, 'about 70'],
    ['90th percentile', all.ninetieth, 'about 190'],
    ['files of 30 lines or fewer', all.short, '150'],
    ['files over 300 lines', all.long.length, 'tables only'],
    ['`as never`, `as unknown as`', all.casts, '10'],
    ...callCounts(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).map(
      ([call, count]) => [`route to SQL, files: ${call}`, count, '30'] as const,
    ),
    ...['cycles of files and of layers', 'dead exports', 'banned words'].map(
      (name) => [name, '', '0, checked by pnpm check'] as const,
    ),
  ]
  for (const [name, value, target] of rows)
    process.stdout.write(`${name.padEnd(62)}${String(value).padStart(8)}   target ${target}\n`)
  for (const line of all.long) process.stdout.write(`  ${line}\n`)
}

if (import.meta.main) report()
