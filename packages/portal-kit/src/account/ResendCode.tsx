import type { ApiError, ApiResult } from '@invea/api'
import { Button } from '@invea/ui'
import { useEffect, useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { randomKey } from '../api/device-keys.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/use-translation.ts'

/** Minimum number of seconds between two codes; the service's response may set a longer time. */
const pauseSeconds = 60

export interface ResendCodeProps {
  /** Requests the new code; by default the code of the sign-in. */
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
  // Retries use the same idempotency key, so that a lost response does not cause a second code.
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
