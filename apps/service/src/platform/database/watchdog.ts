import { Worker } from 'node:worker_threads'

interface Patience {
  /** Between two looks. */
  readonly everyMilliseconds: number
  /** So many looks in a row without a sign of life end the process; a machine that slept has missed one. */
  readonly looks: number
}

const patience: Patience = { everyMilliseconds: 5_000, looks: 12 }

/**
 * The embedded database works in the service's own thread, so one that hangs hangs everything, timers included. A
 * second thread watches the pulse of the first and ends the process as a power cut would; whoever keeps the service
 * running starts it anew. Answers what ends the watch.
 */
export const watchPulse = ({ everyMilliseconds, looks } = patience): (() => Promise<unknown>) => {
  const shared = new SharedArrayBuffer(4)
  const pulse = new Int32Array(shared)
  const beating = setInterval(() => Atomics.add(pulse, 0, 1), everyMilliseconds / 5)
  beating.unref()
  const worker = new Worker(new URL('./watchdog-look.ts', import.meta.url), {
    workerData: { pulse: shared, everyMilliseconds, looks },
    execArgv: [],
  })
  worker.unref()
  return () => {
    clearInterval(beating)
    return worker.terminate()
  }
}
