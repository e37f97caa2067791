import type { ApiError, CaptchaForm } from '@invea/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { proveHuman } from './prove-human.ts'

export type HumanCheck =
  | { readonly state: 'idle' | 'working' | 'done' }
  | { readonly state: 'failed'; readonly error: ApiError }

/** Runs the check of a form; `onHuman` is told until when the session counts as human. */
export const useHumanCheck = (
  form: CaptchaForm,
  onHuman: (humanUntil: string) => void,
): readonly [check: HumanCheck, start: () => void] => {
  const api = usePortalApi()
  const [check, setCheck] = useState<HumanCheck>({ state: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)
  const latestOnHuman = useRef(onHuman)
  useEffect(() => {
    latestOnHuman.current = onHuman
  })
  useEffect(() => () => running.current?.abort(), [])
  const start = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setCheck({ state: 'working' })
    const run = async () => {
      const result = await proveHuman(api, form, { signal: controller.signal })
      if (controller.signal.aborted) return
      if (!result.ok) return setCheck({ state: 'failed', error: result.error })
      setCheck({ state: 'done' })
      latestOnHuman.current(result.value.humanUntil)
    }
    void run()
  }, [api, form])
  return [check, start]
}
