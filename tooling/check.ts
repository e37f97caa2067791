// `pnpm check`: the part of `npm test` that reads the files and runs nothing.
import { createRun } from './stages.ts'

const run = createRun()
run.runChecks()
run.finish()
