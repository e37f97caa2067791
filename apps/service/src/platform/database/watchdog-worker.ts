// The second thread of `watchPulse` in embedded-database.ts.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { pulse, everyMilliseconds, maxMissed } = workerData as {
  readonly pulse: SharedArrayBuffer
  readonly everyMilliseconds: number
  readonly maxMissed: number
}
const beats = new Int32Array(pulse)
let last = -1
let missed = 0
setInterval(() => {
  const beat = Atomics.load(beats, 0)
  missed = beat === last ? missed + 1 : 0
  last = beat
  if (missed < maxMissed) return
  writeSync(2, 'the event loop is blocked: the process ends, so that it can be started again\n')
  process.kill(process.pid, 'SIGKILL')
}, everyMilliseconds)
