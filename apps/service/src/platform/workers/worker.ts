import { parentPort } from 'node:worker_threads'
import { type TaskName, tasks } from './tasks.ts'

interface TaskRequest {
  readonly name: TaskName
  readonly input: never
}

parentPort?.on('message', ({ name, input }: TaskRequest) => {
  const run = tasks[name] as (input: never) => Promise<unknown>
  run(input).then(
    (value) => parentPort?.postMessage({ value }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  )
})

parentPort?.postMessage('ready')
