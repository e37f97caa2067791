import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { exitCodes } from './platform/start-fault.ts'

// Compiling all modules takes a third of the start. The cache is in `node_modules`, with the permissions of the code. A
// read-only folder caches nothing; NODE_COMPILE_CACHE sets another folder.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
// The first process of a container ignores signals without a handler. Until the service runs, a stop signal ends it at once.
const endAtOnce = () => process.exit(0)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, endAtOnce)
const [argument] = process.argv.slice(2)
if (argument !== undefined) {
  const usage =
    'Starts the service. It has no options: its settings are variables of the environment (docs/settings.md)\n'
  if (argument === '--help') process.stdout.write(usage)
  else process.stderr.write(`${argument} is not an option. ${usage}`)
  process.exit(argument === '--help' ? 0 : exitCodes.settings)
}
// Imported dynamically, because static imports are compiled before the cache is enabled.
const { runService } = await import('./run-service.ts')
await runService(endAtOnce)
flushCompileCache()
