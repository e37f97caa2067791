import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@invea/tooling/programs'
import { type Crowd, offices, slots } from './workload.ts'

/**
 * The baseline of goals G1 to G3: the smallest booking in PostgreSQL without a service. Each slot has one counter row (A1). One statement
 * updates the counter if capacity is left, and then inserts the ledger row.
 */
export const baselineSchema: readonly string[] = [
  `create table slot_counter (
    office_id integer not null, day integer not null, slot_id integer not null,
    capacity integer not null, taken integer not null default 0,
    primary key (office_id, day, slot_id), check (taken >= 0 and taken <= capacity)
  ) with (fillfactor = 50)`,
  `create table booking (
    office_id integer not null, id bigint not null, day integer not null, slot_id integer not null,
    applicants integer not null, created_at timestamptz not null, primary key (office_id, id)
  )`,
  `insert into slot_counter (office_id, day, slot_id, capacity)
    select office, day, slot, 1000000
    from generate_series(1, ${offices.length}) office, generate_series(1, 60) day, generate_series(1, ${slots.length}) slot`,
]

const group = `\\set id random(1, 9000000000000000)
\\set alone random(1, 10)
\\set more random(2, 5)
\\set applicants case when :alone <= 8 then 1 else :more end
`
const book = `with counted as (
  update slot_counter set taken = taken + :applicants
  where office_id = :office and day = :day and slot_id = :slot and taken + :applicants <= capacity
  returning office_id, day, slot_id)
insert into booking (office_id, id, day, slot_id, applicants, created_at)
select office_id, :id, day, slot_id, :applicants, now() from counted;
`
type Measured = Exclude<Crowd, 'release'>
const whole: Readonly<Record<Measured, string>> = {
  spread: `\\set office random(1, ${offices.length})\n\\set day random(1, 60)\n`,
  rush: '\\set office 1\n\\set day 1\n',
}
const bookScript = (crowd: Measured) => `${whole[crowd]}\\set slot random(1, ${slots.length})\n${group}${book}`

/** The query of a 60-day search, without the service. */
const searchScript = `\\set office random(1, ${offices.length})
select counter.day, counter.slot_id, counter.capacity - counter.taken + coalesce(over.applicants, 0)::integer as free
from slot_counter counter
left join (
  select day, slot_id, sum(applicants) as applicants from appointment
  where office_id = :office and state = 'held' and expires_at <= now() group by day, slot_id
) over on over.day = counter.day and over.slot_id = counter.slot_id
where counter.office_id = :office and counter.day between current_date and current_date + 100
order by counter.day, counter.slot_id;
`

export type Script = Measured | 'search'

/** Measures transactions a second of one prepared script with this number of clients. */
export const createPgbench = (program: string) => {
  const folder = temporaryFolder('bench')
  const write = (name: Script, text: string) => {
    const file = join(folder, `${name}.sql`)
    writeFileSync(file, text)
    return file
  }
  const files: Readonly<Record<Script, string>> = {
    spread: write('spread', bookScript('spread')),
    rush: write('rush', bookScript('rush')),
    search: write('search', searchScript),
  }
  return (script: Script, { url, clients, seconds }: { url: string; clients: number; seconds: number }) =>
    new Promise<number>((resolve, reject) => {
      const child = spawn(program, [
        ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)],
        ...['-f', files[script], url],
      ])
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
        })
      }
      child.once('error', reject)
      child.once('exit', () => {
        const tps = /tps = ([\d.]+) \(without/.exec(output)?.[1]
        if (tps) resolve(Number(tps))
        else reject(new Error(`pgbench did not measure:\n${output}`))
      })
    })
}
