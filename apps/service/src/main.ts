import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiling all modules takes a third of the start. The cache is beside the code and as safe as the code. In a read-only folder
// nothing is cached; NODE_COMPILE_CACHE names another folder.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
// The first process of a container ignores signals without a handler. Until the service runs, a stop signal ends it at once.
const endAtOnce = () => process.exit(0)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, endAtOnce)
// After the compile cache: static imports are compiled before it runs.
const { runService } = await import('./run-service.ts')
await runService(endAtOnce)
flushCompileCache()
