import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

export const proofOptions = { seed: { type: 'string' }, keep: { type: 'boolean', default: false } } as const
/** Exit codes of a proof. 1: a promise was broken. `pnpm test:full` counts a proof that is not possible as skipped. */
const exitCodes = { usage: 2, impossible: 3 } as const

export interface ProofRun {
  readonly seed: number
  readonly folder: string
  readonly print: (line: string) => void
}

interface Proof {
  readonly figures: { readonly violations: number }
  readonly findings: Readonly<Record<string, readonly string[]>>
}

export function endWith(reason: keyof typeof exitCodes, text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(exitCodes[reason])
}

/** Runs a proof, prints each check, writes the figures to its folder, and with `keep` also to `figures/<name>.json`. Ends the process. */
export const runProof = async (
  proof: { readonly name: string; readonly size: string; readonly seed?: string | undefined; readonly keep: boolean },
  prove: (run: ProofRun) => Promise<Proof | { readonly missing: string }>,
): Promise<never> => {
  const seed = Number(proof.seed ?? Date.now() % 1_000_000)
  const folder = join(import.meta.dirname, 'reports', proof.name)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  print(`seed ${seed}, ${folder}`)
  const result = await prove({ seed, folder, print })
  if ('missing' in result) endWith('impossible', result.missing)
  const { figures, findings } = result

  const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
  const checks = Object.fromEntries(Object.entries(findings).map(([check, found]) => [check, found.length]))
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const date = new Date().toISOString().slice(0, 10)
  const record = { size: proof.size, date, commit, load, ...figures, checks }
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(record, undefined, 2)}\n`)
  if (proof.keep) {
    const target = join(import.meta.dirname, 'figures')
    mkdirSync(target, { recursive: true })
    cpSync(join(folder, 'figures.json'), join(target, `${proof.name}.json`))
  }
  for (const [check, found] of Object.entries(findings)) {
    print(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${check}${found.length === 0 ? '' : `: ${found.length}`}`)
    for (const line of found.slice(0, 10)) print(`       ${line}`)
  }
  process.exit(figures.violations > 0 ? 1 : 0)
}
