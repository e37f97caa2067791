import type { CaptchaChallenge } from '@invea/api'
import type { Challenge, Solution } from 'altcha-lib'
import type { Work } from './solve.worker.ts'

/** Two shares finish sooner on any phone; more would slow down the page they belong to. */
const workerCount = () => Math.min(2, navigator.hardwareConcurrency || 1)

const startWorker = () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })

const askWorker = (worker: Worker, work: Work) =>
  new Promise<Solution | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage(work)
  })

/** The payload the service verifies, as altcha-lib encodes it. */
export const encodeSolution = (challenge: CaptchaChallenge, solution: Solution): string =>
  btoa(JSON.stringify({ challenge, solution }))

/**
 * Works out a proof-of-work challenge beside the page and answers the payload for the service.
 * Undefined when it could not be solved in time. Aborting stops the workers.
 */
export const solveInWorkers = async (
  challenge: CaptchaChallenge,
  signal: AbortSignal,
  makeWorker: () => Worker = startWorker,
): Promise<string | undefined> => {
  const workers = Array.from({ length: workerCount() }, makeWorker)
  const stop = () => {
    for (const worker of workers) worker.terminate()
  }
  signal.addEventListener('abort', stop)
  try {
    const solution = await Promise.race(
      workers.map((worker, at) =>
        // The service makes the challenge with the same library: its shape is the library's.
        askWorker(worker, {
          challenge: challenge as unknown as Challenge,
          counterStart: at,
          counterStep: workers.length,
        }),
      ),
    )
    return solution ? encodeSolution(challenge, solution) : undefined
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}
