import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

/** Writes the figures of a proof to its folder, and with `keep` also to `figures/<figuresName>.json`. Prints each check, then ends the process. */
export const reportAndExit = (proof: {
  readonly size: string
  readonly folder: string
  readonly figuresName: string
  readonly keep: boolean
  readonly print: (line: string) => void
  readonly figures: { readonly violations: number }
  readonly findings: Readonly<Record<string, readonly string[]>>
}): never => {
  const { size, folder, print, figures, findings } = proof
  const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
  const checks = Object.fromEntries(Object.entries(findings).map(([check, found]) => [check, found.length]))
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const record = { size, date: new Date().toISOString().slice(0, 10), commit, load, ...figures, checks }
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(record, undefined, 2)}\n`)
  if (proof.keep) {
    const target = join(import.meta.dirname, 'figures')
    mkdirSync(target, { recursive: true })
    cpSync(join(folder, 'figures.json'), join(target, `${proof.figuresName}.json`))
  }
  for (const [check, found] of Object.entries(findings)) {
    print(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${check}${found.length === 0 ? '' : `: ${found.length}`}`)
    for (const line of found.slice(0, 10)) print(`       ${line}`)
  }
  process.exit(figures.violations > 0 ? 1 : 0)
}
