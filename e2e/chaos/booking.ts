// `pnpm prove:booking [short|long] [--seed=N] [--minutes=N] [--keep]`: one proof, its figures, and exit code 1 when a promise was broken.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { forms } from './forms.ts'
import { proveBooking } from './prove-booking.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, minutes: { type: 'string' }, keep: { type: 'boolean' } },
})
const name = positionals[0] ?? 'short'
if (name !== 'short' && name !== 'long') {
  process.stderr.write('pnpm prove:booking [short|long] [--seed=N] [--minutes=N] [--keep]\n')
  process.exit(2)
}
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = join(import.meta.dirname, 'reports', `booking-${name}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const proof = await proveBooking({ ...forms[name], minutes }, { seed, folder, say })
if ('missing' in proof) {
  process.stderr.write(`${proof.missing}\n`)
  process.exit(3)
}
const { figures, violations } = proof
const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
const record = {
  form: name,
  date: new Date().toISOString().slice(0, 10),
  commit,
  asked: forms[name].attempts,
  ...figures,
  recoveries: figures.recoveries.slice(0, 5),
  checks: Object.fromEntries(Object.entries(violations).map(([check, found]) => [check, found.length])),
}
const text = `${JSON.stringify(record, undefined, 2)}\n`
writeFileSync(join(folder, 'figures.json'), text)
// docs/promises.md shows its contents.
if (values.keep) {
  const folderOfFigures = join(import.meta.dirname, 'figures')
  mkdirSync(folderOfFigures, { recursive: true })
  writeFileSync(join(folderOfFigures, `booking-${name}.json`), text)
}
say(text.trimEnd())
for (const [check, found] of Object.entries(violations)) {
  say(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${check}${found.length === 0 ? '' : `: ${found.length}`}`)
  for (const line of found.slice(0, 10)) say(`       ${line}`)
}
process.exit(figures.violations > 0 ? 1 : 0)
