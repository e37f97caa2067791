import type { ApiError, ApiResult } from '@invea/api'
import { Button } from '@invea/ui'
import { useEffect, useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/index.ts'
import { randomKey } from '../wizard/random-key.ts'

/** Seconds the service lets pass between two codes; it says itself when it is longer. */
const pauseSeconds = 60

export interface ResendCodeProps {
  /** Asks for the new code; absent: the sign-in's. */
  send?: (key: string) => Promise<ApiResult<unknown>>
  /** Of its button; absent: the one for a single code. */
  label?: string | undefined
}

/** A new code, once the pause is over; the seconds are shown and not spoken each time. */
export const ResendCode = ({ send, label }: ResendCodeProps) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const [seconds, setSeconds] = useState(pauseSeconds)
  const [state, setState] = useState<'idle' | 'asking' | 'sent'>('idle')
  const [failure, setFailure] = useState<ApiError>()
  // The same wish until a code is on its way: a try whose answer was lost sends no second one.
  const idempotencyKey = useRef(randomKey())
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const ask = async () => {
    setState('asking')
    setFailure(undefined)
    const answer = await (send ?? api.account.resendCode)(idempotencyKey.current)
    if (answer.ok) {
      idempotencyKey.current = randomKey()
      setState('sent')
      setSeconds(pauseSeconds)
      return
    }
    setState('idle')
    const { error } = answer
    const wait = error.kind === 'refused' ? error.retryAfterSeconds : undefined
    if (wait === undefined) setFailure(error)
    else setSeconds(wait)
  }
  return (
    <div>
      {failure && <FailureNotice error={failure} onRetry={() => void ask()} />}
      {seconds > 0 ? (
        <p className="digits text-muted">{t('code.wait', { seconds })}</p>
      ) : (
        <Button variant="secondary" width="phone" pending={state === 'asking'} onClick={() => void ask()}>
          {label ?? t('code.resend')}
        </Button>
      )}
      <p role="status">{state === 'sent' && t('code.resent')}</p>
    </div>
  )
}
