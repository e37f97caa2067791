import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiling all modules takes a third of a start. The folder is beside the code and as safe as the code.
// Where it is read-only nothing is kept; NODE_COMPILE_CACHE names another folder.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
// After the line above: static imports are compiled before it runs.
const { runService } = await import('./run-service.ts')
await runService()
flushCompileCache()
