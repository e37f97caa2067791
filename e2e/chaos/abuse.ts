// `pnpm prove:abuse [short|long] [--keep]`: the attacks of the audit, what they got, and exit code 1 when one got too much.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { abuseForms, brokenLimits, proveAbuse } from './abuse/prove-abuse.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } })
const name = positionals[0] ?? 'long'
if (name !== 'short' && name !== 'long') {
  process.stderr.write('pnpm prove:abuse [short|long] [--keep]\n')
  process.exit(2)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const figures = await proveAbuse(abuseForms[name], join(import.meta.dirname, 'reports', `abuse-${name}`), say)
const broken = brokenLimits(figures)
for (const line of broken) say(`FAIL ${line}`)
if (values.keep) {
  const folder = join(import.meta.dirname, 'figures')
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(
    join(folder, `abuse-${name}.json`),
    `${JSON.stringify({ form: name, date, ...figures }, undefined, 2)}\n`,
  )
}
process.exit(broken.length > 0 ? 1 : 0)
