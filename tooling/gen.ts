// `pnpm gen`: writes every generated file anew. `--check`: fails when one of them is not what would be written.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

interface Generated {
  readonly command: readonly string[]
  readonly folder: string
  readonly files: readonly string[]
}

const generated: readonly Generated[] = [
  { command: ['node', 'tooling/gen-openapi.ts'], folder: '.', files: ['packages/api/openapi.json'] },
  { command: ['pnpm', 'run', 'gen'], folder: 'tooling/codegen', files: ['packages/api/src/schema.gen.d.ts'] },
  { command: ['node', 'tooling/gen-readings.ts'], folder: '.', files: ['docs/readings.md'] },
]

const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
const checking = process.argv.includes('--check')
const stale: string[] = []

for (const { command, folder, files } of generated) {
  const before = files.map(read)
  const [program = '', ...args] = command
  const done = spawnSync(program, args, { cwd: join(root, folder), encoding: 'utf8' })
  if (done.status !== 0) {
    process.stderr.write(`${command.join(' ')} failed:\n${done.stdout}${done.stderr}\n`)
    process.exit(1)
  }
  files.forEach((file, index) => {
    if (read(file) === before[index]) return
    stale.push(file)
    const old = before[index]
    if (checking && old !== undefined) writeFileSync(join(root, file), old)
  })
}

for (const file of stale) process.stdout.write(`${checking ? 'not current' : 'written'}: ${file}\n`)
if (checking && stale.length > 0) {
  process.stderr.write('Run `pnpm gen` and commit what it writes.\n')
  process.exit(1)
}
