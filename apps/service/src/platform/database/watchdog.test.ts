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
  return { code, signal, said: output }
}

test('a thread that never comes back is ended, with a word', { timeout: 30_000 }, async () => {
  const { signal, said: output } = await run('for (;;) {}')
  expect(signal).toBe('SIGKILL')
  expect(output).toContain('ended, to be started again')
})

test('a thread that lives is left alone, and the watch keeps no process alive', { timeout: 30_000 }, async () => {
  expect(await run('await new Promise((wait) => setTimeout(wait, 1_500)); await end()')).toEqual({
    ...{ code: 0, signal: null, said: '' },
  })
})
