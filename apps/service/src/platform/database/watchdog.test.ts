import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const watchdog = pathToFileURL(join(import.meta.dirname, 'watchdog.ts')).href
const run = async (work: string) => {
  const script = `import { watchPulse } from '${watchdog}'; const end = watchPulse({ everyMilliseconds: 100, looks: 5 }); ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code, signal] = await once(child, 'exit')
  return { code, signal, output }
}

test('kills the process with a message when the event loop is blocked', { timeout: 30_000 }, async () => {
  const { signal, output } = await run('for (;;) {}')
  expect(signal).toBe('SIGKILL')
  expect(output).toContain('the event loop is blocked: the process ends')
})

test('a thread that lives is left alone, and the watch keeps no process alive', { timeout: 30_000 }, async () => {
  expect(await run('await new Promise((wait) => setTimeout(wait, 1_500)); await end()')).toEqual({
    ...{ code: 0, signal: null, output: '' },
  })
})
