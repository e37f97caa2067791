import type { ApiError, CaptchaChallenge, CaptchaForm, PortalApi } from '@invea/api'
import type { ProofEffort } from '@invea/domain/appointment'
import type { Solution } from 'altcha-lib'
import type { Work } from './solve-captcha.worker.ts'

/** Number of workers. Two finish faster on any phone; more would slow down the page. */
const workerCount = () => Math.min(2, navigator.hardwareConcurrency || 1)

const startWorker = () => new Worker(new URL('./solve-captcha.worker.ts', import.meta.url), { type: 'module' })

const runWorker = (worker: Worker, work: Work) =>
  new Promise<Solution | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage(work)
  })

/** Encodes the payload as altcha-lib does, for the service to verify. */
export const encodeSolution = (challenge: CaptchaChallenge, solution: Solution): string =>
  btoa(JSON.stringify({ challenge, solution }))

/** Solves a proof-of-work challenge in workers. Undefined when it is not solved in time. Aborting stops the workers. */
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
      workers.map((worker, at) => runWorker(worker, { challenge, counterStart: at, counterStep: workers.length })),
    )
    return solution ? encodeSolution(challenge, solution) : undefined
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

const unsolved: ApiError = { kind: 'refused', code: 'captchaFailed', message: '', status: 400 }

/** Fetches a challenge, solves it and sends the proof. Returns until when the session counts as human, or the error. */
export const solveCaptcha = async (
  api: PortalApi,
  form: CaptchaForm,
  {
    effort,
    signal = new AbortController().signal,
  }: { readonly effort?: ProofEffort; readonly signal?: AbortSignal } = {},
) => {
  const challenge = await api.captcha.challenge(form, effort)
  if (!challenge.ok) return challenge
  const solution = await solveInWorkers(challenge.value, signal).catch(() => undefined)
  return solution === undefined
    ? ({ ok: false, error: unsolved } as const)
    : api.captcha.verify(form, solution, crypto.randomUUID())
}
