// `node service/compare.ts <other checkout> [calls] [embedded]`: compares the CPU time of a call in two checkouts, in alternating rounds, and
// lists the 99th percentile of each round.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from '../statistics.ts'
import type { Load } from './load.ts'
import { startServerOrExit } from './server.ts'
import type { openServiceUnderTest } from './service-under-test.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 3)
const [other = '', kinds = 'book rush,book spread,search known,nothing', database = 'postgres'] = process.argv.slice(2)

const server = await startServerOrExit()

const open = async (checkout: string, name: string) => {
  const file = pathToFileURL(join(resolve(checkout), 'bench/service/service-under-test.ts')).href
  const module = (await import(file)) as { openServiceUnderTest: typeof openServiceUnderTest }
  const url = database === 'postgres' ? await server.makeDatabase(name, []) : undefined
  return module.openServiceUnderTest(url, { rounds: (rounds + 1) * 2, seconds })
}
const sides = { other: await open(other, 'other'), this: await open(join(import.meta.dirname, '../..'), 'this') }

for (const workload of kinds.split(',') as Load['workload'][]) {
  const costs: Record<string, number[]> = { other: [], this: [] }
  const rates: Record<string, number[]> = { other: [], this: [] }
  const slow: Record<string, string[]> = { other: [], this: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [name, side] of Object.entries(sides)) {
      const result = await side.load(workload, round, seconds)
      if (round === 0) continue
      costs[name]?.push(result.cost)
      rates[name]?.push(result.perSecond)
      slow[name]?.push(result.p99.toFixed(0))
    }
  }
  const line = Object.keys(sides).map((name) => {
    const list = costs[name] ?? []
    return `${name} ${median(list).toFixed(0)} µs (${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)}), ${median(rates[name] ?? []).toFixed(0)}/s, p99 ${slow[name]?.join(' ')} ms`
  })
  process.stdout.write(
    `${workload.padEnd(14)} ${line.join('   ')}   ratio ${(median(costs.this ?? []) / median(costs.other ?? [])).toFixed(3)}\n`,
  )
}
for (const side of Object.values(sides)) process.stdout.write(`${JSON.stringify(await side.close())}\n`)
await server.stop()
