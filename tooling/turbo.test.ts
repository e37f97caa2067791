import { expect, test } from 'vitest'
import { resultsOf } from './turbo.ts'

const task = (
  taskId: string,
  status: string,
  execution?: { startTime: number; endTime: number; exitCode: number },
) => ({
  taskId,
  task: taskId.slice(taskId.indexOf('#') + 1),
  directory: 'packages/domain',
  logFile: 'turbo.log',
  cache: { status },
  ...(execution ? { execution } : {}),
})

test('reads the results of tasks from the summary of turbo', () => {
  const tasks = [
    task('@invea/domain#transit', 'MISS', { startTime: 0, endTime: 1, exitCode: 0 }),
    task('@invea/domain#test', 'HIT', { startTime: 1000, endTime: 1500, exitCode: 0 }),
    task('//#lint', 'MISS', { startTime: 1000, endTime: 3500, exitCode: 1 }),
    task('@invea/api#test', 'MISS'),
  ]
  const common = { folder: 'packages/domain' }
  expect(resultsOf({ tasks }, () => 'log')).toEqual([
    { ...common, id: '@invea/domain#test', task: 'test', passed: true, isCached: true, seconds: 0.5, log: 'log' },
    { ...common, id: '//#lint', task: 'lint', passed: false, isCached: false, seconds: 2.5, log: 'log' },
    { ...common, id: '@invea/api#test', task: 'test', passed: false, isCached: false, seconds: 0, log: 'not started' },
  ])
})
