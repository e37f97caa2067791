// `pnpm gen`: writes every generated file again. `--check`: fails when one of them is not what would be written.
import { spawnSync } from 'node:child_process'
import { root } from './bootstrap.mjs'
import { changedFiles, contentOf, putBack } from './generated-files.ts'

interface Generated {
  readonly command: readonly string[]
  readonly folder: string
  /** Files, or folders that hold nothing but generated files. */
  readonly paths: readonly string[]
}

const generated: readonly Generated[] = [
  { command: ['node', 'tooling/gen-openapi.ts'], folder: '.', paths: ['packages/api/openapi.json'] },
  { command: ['pnpm', 'run', 'gen'], folder: 'tooling/codegen', paths: ['packages/api/src/schema.gen.d.ts'] },
  {
    command: ['node', 'src/write-settings.ts'],
    folder: 'apps/service',
    paths: ['docs/settings.md', '.env.example'],
  },
  {
    command: ['node', 'tooling/gen-calendar-names.ts'],
    folder: '.',
    paths: ['en', 'am', 'om', 'ti'].map((language) => `packages/locales/${language}/calendar.json`),
  },
  {
    command: ['node', 'src/write-resources.ts'],
    folder: 'packages/locales',
    paths: ['packages/locales/src/resources.gen.ts'],
  },
  { command: ['node', 'tooling/gen-status.ts'], folder: '.', paths: ['docs/architecture.md'] },
  { command: ['node', 'call-files.ts'], folder: 'tooling/codegen', paths: ['docs/architecture.md'] },
  { command: ['node', 'tooling/gen-promises.ts'], folder: '.', paths: ['docs/promises.md'] },
  { command: ['node', 'tooling/gen-asvs.ts'], folder: '.', paths: ['docs/asvs.md'] },
]

const checking = process.argv.includes('--check')
const stale: string[] = []

for (const { command, folder, paths } of generated) {
  const before = contentOf(root, paths)
  const [program = '', ...args] = command
  const done = spawnSync(program, args, { cwd: `${root}/${folder}`, encoding: 'utf8' })
  const changed = changedFiles(before, contentOf(root, paths))
  if (checking || done.status !== 0) putBack(root, before, changed)
  if (done.status !== 0) {
    process.stderr.write(`${command.join(' ')} failed:\n${done.stdout}${done.stderr}\n`)
    process.exit(1)
  }
  stale.push(...changed)
}

for (const file of stale) process.stdout.write(`${checking ? 'not current' : 'written'}: ${file}\n`)
if (checking && stale.length > 0) {
  process.stderr.write('Run `pnpm gen` and commit what it writes.\n')
  process.exit(1)
}
