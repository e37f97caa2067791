import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** A script that must exist; the step belongs to the project once it does. */
  readonly script?: string
}

const script = (name: string, file: string): Step => ({ name, command: ['node', file], script: file })

/** The fast checks, each one counted as one test of `npm test`. */
export const checkSteps: readonly Step[] = [
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'lint and format', command: ['biome', 'ci', '.', '--diagnostic-level=error'] },
  script('rooms and arrows', 'tooling/rooms.ts'),
  script('spelling of wire words', 'tooling/wire-words.ts'),
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'generated files are current', command: ['node', 'tooling/gen.ts', '--check'], script: 'tooling/gen.ts' },
]

export interface Outcome {
  readonly name: string
  readonly passed: boolean
  readonly output: string
}

/** Runs one step to its end. */
export const runStep = ({ name, command, script: file }: Step): Outcome => {
  if (file && !existsSync(join(root, file))) return { name, passed: false, output: `${file} is missing` }
  const [program = '', ...args] = command
  const done = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return {
    name,
    passed: done.status === 0,
    output: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`,
  }
}
