import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiling all modules takes a third of the start. The cache is in `node_modules`, with the permissions of the code. A
// read-only folder caches nothing; NODE_COMPILE_CACHE sets another folder.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
// The first process of a container ignores signals without a handler. Until the service runs, a stop signal ends it at once.
const endAtOnce = () => process.exit(0)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, endAtOnce)
// Imported dynamically, because static imports are compiled before the cache is enabled.
const { runService } = await import('./run-service.ts')
await runService(endAtOnce)
flushCompileCache()
