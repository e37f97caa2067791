import type { ApiError, CaptchaForm } from '@invea/api'
import { Checkbox, CheckIcon, Spinner } from '@invea/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import { usePortalApi } from './api-context.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { solveCaptcha } from './solve-captcha.ts'

export type HumanCheck =
  | { readonly state: 'idle' | 'working' | 'done' }
  | { readonly state: 'failed'; readonly error: ApiError }

/** Runs the check of a form; `onHuman` receives the time until which the session counts as human. */
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
      const result = await solveCaptcha(api, form, { signal: controller.signal })
      if (controller.signal.aborted) return
      if (!result.ok) return setCheck({ state: 'failed', error: result.error })
      setCheck({ state: 'done' })
      latestOnHuman.current(result.value.humanUntil)
    }
    void run()
  }, [api, form])
  return [check, start]
}

export interface CaptchaProps {
  /** Id that an error summary links to. */
  readonly id: string
  readonly form: CaptchaForm
  /** True while the service accepts this session as human. */
  readonly human: boolean
  readonly onHuman: (humanUntil: string) => void
  readonly error?: string | undefined
}

/** A box to tick. The device then computes a proof of work. No pictures, no third party (D15). */
export const Captcha = ({ id, form, human, onHuman, error }: CaptchaProps) => {
  const { t } = useTranslation('captcha')
  const [check, start] = useHumanCheck(form, onHuman)
  const working = check.state === 'working'
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-2">
      <Checkbox
        id={id}
        hint={
          // Both in one grid cell, so that the button below does not move when the check ends.
          <span className="grid *:col-start-1 *:row-start-1">
            <span className={human || working ? 'invisible' : undefined}>{t('hint')}</span>
            <span role="status" className="flex items-start gap-2 text-base font-semibold text-success">
              {working && (
                <>
                  <Spinner />
                  {t('working')}
                </>
              )}
              {human && !working && (
                <>
                  <CheckIcon aria-hidden="true" className="size-5" />
                  {t('verified')}
                </>
              )}
            </span>
          </span>
        }
        error={!working && error}
        // Ticked while it works, as feedback for the tap. A completed check cannot be unticked.
        checked={human || working}
        aria-disabled={human || working || undefined}
        onChange={() => {
          if (!human && !working) start()
        }}
      >
        <span className="font-semibold">{t('label')}</span>
      </Checkbox>
      {check.state === 'failed' && !human && (
        <div className="py-3">
          <FailureNotice error={check.error} onRetry={start} />
        </div>
      )}
    </div>
  )
}
