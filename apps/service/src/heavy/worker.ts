import { parentPort } from 'node:worker_threads'
import { type TaskName, tasks } from './tasks.ts'

interface Asked {
  readonly id: number
  readonly name: TaskName
  readonly input: never
}

parentPort?.on('message', ({ id, name, input }: Asked) => {
  const run = tasks[name] as (input: never) => Promise<unknown>
  run(input).then(
    (value) => parentPort?.postMessage({ id, value }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  )
})
