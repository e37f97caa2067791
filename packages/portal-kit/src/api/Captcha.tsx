import type { CaptchaForm } from '@invea/api'
import { Checkbox, CheckIcon, Spinner } from '@invea/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import { usePortalApi } from './api-context.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { solveCaptcha } from './solve-captcha.ts'
import { useApiMutation } from './use-api-mutation.ts'

export interface CaptchaProps {
  /** Id that an error summary links to. */
  readonly id: string
  readonly form: CaptchaForm
  /** True while the service accepts this session as human. */
  readonly human: boolean
  /** Receives the time until which the session counts as human. */
  readonly onHuman: (humanUntil: string) => void
  readonly error?: string | undefined
}

/**
 * A box to tick. The device then computes a proof of work. No pictures, no third party (D15). A form that is submitted meanwhile is
 * submitted after the check, unless the check fails or something is changed.
 */
export const Captcha = ({ id, form, human, onHuman, error }: CaptchaProps) => {
  const { t } = useTranslation('captcha')
  const api = usePortalApi()
  const box = useRef<HTMLDivElement>(null)
  const work = useRef<AbortController>(undefined)
  /** The form was sent during the check, and nothing was changed since. */
  const isSubmitted = useRef(false)
  useEffect(() => () => work.current?.abort(), [])
  const solve = () => {
    work.current = new AbortController()
    return solveCaptcha(api, form, work.current)
  }
  const {
    send,
    retry,
    failure,
    isPending: working,
  } = useApiMutation(solve, {
    onSuccess: ({ humanUntil }) => {
      if (!work.current?.signal.aborted) onHuman(humanUntil)
    },
    onError: () => {
      isSubmitted.current = false
    },
  })
  useEffect(() => {
    const element = box.current?.closest('form')
    if (!working || !element) return
    // Before the event reaches React: the rules would refuse a box that is ticked.
    const wait = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      isSubmitted.current = true
    }
    const change = () => {
      isSubmitted.current = false
    }
    element.addEventListener('submit', wait)
    element.addEventListener('input', change)
    return () => {
      element.removeEventListener('submit', wait)
      element.removeEventListener('input', change)
    }
  }, [working])
  useEffect(() => {
    if (!human || working || !isSubmitted.current) return
    isSubmitted.current = false
    // Not `requestSubmit`, which Safari 15 does not have.
    box.current?.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }, [human, working])
  return (
    <div ref={box} className="rounded-lg border border-line bg-surface px-4 py-2">
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
          if (!human && !working) send()
        }}
      >
        <span className="font-semibold">{t('label')}</span>
      </Checkbox>
      {failure && !human && (
        <div className="py-3">
          <FailureNotice error={failure} onRetry={retry} />
        </div>
      )}
    </div>
  )
}
