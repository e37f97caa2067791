import type { ApiError, CaptchaForm, PortalApi } from '@invea/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePortalApi } from '../service/api-context.ts'
import { solveInWorkers } from './solve.ts'

export type HumanCheck =
  | { readonly state: 'idle' | 'working' | 'done' }
  | { readonly state: 'failed'; readonly error: ApiError }

const unsolved: ApiError = { kind: 'refused', code: 'captchaFailed', message: '', status: 400 }

/** Challenge, sum, proof: the service's word until when it takes this session for human, or why it does not. */
const prove = async (api: PortalApi, form: CaptchaForm, signal: AbortSignal) => {
  const challenge = await api.captcha.challenge(form)
  if (!challenge.ok) return challenge
  const solution = await solveInWorkers(challenge.value, signal).catch(() => undefined)
  return solution === undefined ? ({ ok: false, error: unsolved } as const) : api.captcha.verify(form, solution)
}

/** Runs the check of a form; `onHuman` is told until when the session counts as human. */
export const useHumanCheck = (
  form: CaptchaForm,
  onHuman: (humanUntil: string) => void,
): readonly [check: HumanCheck, start: () => void] => {
  const api = usePortalApi()
  const [check, setCheck] = useState<HumanCheck>({ state: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)
  const told = useRef(onHuman)
  useEffect(() => {
    told.current = onHuman
  })
  useEffect(() => () => running.current?.abort(), [])
  const start = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setCheck({ state: 'working' })
    const run = async () => {
      const result = await prove(api, form, controller.signal)
      if (controller.signal.aborted) return
      if (!result.ok) return setCheck({ state: 'failed', error: result.error })
      setCheck({ state: 'done' })
      told.current(result.value.humanUntil)
    }
    void run()
  }, [api, form])
  return [check, start]
}
