// `pnpm check`: the fast part of `npm test`.
import { checkSteps, runStep } from './check-steps.ts'

let failed = 0
for (const step of checkSteps) {
  const { name, passed, output } = runStep(step)
  process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (!passed) {
    failed += 1
    process.stdout.write(`${output}\n`)
  }
}
process.exit(failed > 0 ? 1 : 0)
