// `pnpm --filter @invea/bench service:cold`: measures the time from the start of the process to `/readyz` with a new embedded database (G16), with and
// without the template of the installation.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateFolder } from '@invea/service/platform/database/database-template.ts'
import { machineLoad } from '../statistics.ts'
import { goalLine, goals } from './goals.ts'
import { startService } from './program.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const print = (line: string) => process.stdout.write(`${line}\n`)

const seconds = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cold-'))
  const service = await startService({ DATA_DIR: folder })
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
  return service.startedIn / 1_000
}

print(`Node ${process.version}, ${rounds} rounds, ${machineLoad()}`)
rmSync(templateFolder, { recursive: true, force: true })
print(`without a template: ${(await seconds()).toFixed(2)} s`)
const values: number[] = []
for (let round = 0; round < rounds; round++) values.push(await seconds())
print(goalLine(goals.coldStart, values))
