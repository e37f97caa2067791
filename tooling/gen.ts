// `pnpm gen`: writes every generated file again. `--check`: fails when one of them is not current.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './bootstrap.mjs'

interface Generated {
  readonly command: readonly string[]
  readonly folder: string
  /** Files, or folders that contain only generated files. */
  readonly paths: readonly string[]
}

const generated: readonly Generated[] = [
  {
    command: ['node', 'tooling/gen-domain.ts'],
    folder: '.',
    paths: [
      'packages/api/openapi.json',
      'docs/architecture.md',
      ...['en', 'am', 'om', 'ti'].map((language) => `packages/locales/${language}/calendar.json`),
    ],
  },
  { command: ['pnpm', 'run', 'gen'], folder: 'tooling/codegen', paths: ['packages/api/src/schema.gen.d.ts'] },
  {
    command: ['node', 'src/platform/database/write-schema.ts'],
    folder: 'apps/service',
    paths: ['apps/service/src/platform/database/schema.gen.ts'],
  },
  { command: ['node', 'src/write-settings.ts'], folder: 'apps/service', paths: ['docs/settings.md', '.env.example'] },
  {
    command: ['node', 'src/write-resources.ts'],
    folder: 'packages/locales',
    paths: ['packages/locales/src/resources.gen.ts'],
  },
  { command: ['node', 'call-files.ts'], folder: 'tooling/codegen', paths: ['docs/architecture.md'] },
  { command: ['node', 'tooling/check-proofs.ts'], folder: '.', paths: ['docs/asvs.md'] },
]

/** Text by file name, relative to the root. */
export type Content = ReadonlyMap<string, string>

const filesUnder = (root: string, path: string): string[] => {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/** Current content of files. A folder means all files in it; missing files are left out. */
export const contentOf = (root: string, paths: readonly string[]): Content =>
  new Map(
    paths
      .flatMap((path) => filesUnder(root, path))
      .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')]),
  )

/** The files that were changed, added or removed, in the order of their names. */
export const changedFiles = (before: Content, after: Content): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort((one, other) => (one < other ? -1 : 1))

/** Restores the earlier content, so that a check changes nothing. */
export const restoreFiles = (root: string, before: Content, files: readonly string[]): void => {
  for (const file of files) {
    const old = before.get(file)
    if (old === undefined) rmSync(join(root, file), { force: true })
    else {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), old)
    }
  }
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check')
  const stale: string[] = []

  for (const { command, folder, paths } of generated) {
    const before = contentOf(root, paths)
    const [program = '', ...args] = command
    const done = spawnSync(program, args, { cwd: `${root}/${folder}`, encoding: 'utf8' })
    const changed = changedFiles(before, contentOf(root, paths))
    if (isCheck || done.status !== 0) restoreFiles(root, before, changed)
    if (done.status !== 0) {
      process.stderr.write(`${command.join(' ')} failed:\n${done.stdout}${done.stderr}\n`)
      process.exit(1)
    }
    stale.push(...changed)
  }

  for (const file of stale) process.stdout.write(`${isCheck ? 'not current' : 'written'}: ${file}\n`)
  if (isCheck && stale.length > 0) {
    process.stderr.write('Run `pnpm gen` and commit what it writes.\n')
    process.exit(1)
  }
}
