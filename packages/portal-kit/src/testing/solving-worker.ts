import type { CaptchaChallenge } from '@invea/api'
import { succeeds } from './responses.ts'

/** Takes the part of the worker that solves a proof, which runs only in browsers: finds a solution at once. */
export class SolvingWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined
  postMessage() {
    this.onmessage?.({ data: { counter: 1, derivedKey: '' } })
  }
  terminate() {}
}

/** The calls of a captcha that is solved until the distant future. */
export const solvedCaptcha = {
  challenge: succeeds({ parameters: {}, signature: '' } as unknown as CaptchaChallenge),
  verify: succeeds({ humanUntil: '2999-01-01T00:00:00Z' }),
}
