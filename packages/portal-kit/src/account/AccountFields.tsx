import type { ApiError, ApiResult } from '@invea/api'
import {
  isEasyToGuess,
  oneTimeCodeRules,
  type PasswordStrength,
  passwordStrength,
  shortestPassword,
} from '@invea/domain/account'
import type { Resources } from '@invea/locales'
import { Alert, Button, Card, CheckIcon } from '@invea/ui'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, isRefused } from '../api/queries.ts'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { useHasPage } from '../shell/site-map.tsx'
import { FormPassword } from './FormFields.tsx'

type AccountField = keyof Resources['account']['field']

export const useAccountLabels = (): ((field: string) => string) => {
  const { t } = useTranslation('account')
  return useCallback((field: string) => t(`field.${field as AccountField}`), [t])
}

const benefits = ['list', 'manage', 'reuse', 'urgent'] as const

/** B §2: the member-benefits card of the sign-up page. */
export const MemberBenefits = () => {
  const { t } = useTranslation('account')
  const has = useHasPage()
  // Only passports have an urgent service (A §1).
  const shown = benefits.filter((benefit) => benefit !== 'urgent' || has('urgentAppointment'))
  return (
    <Card tone="accent">
      <Card.Title as="h2">{t('benefits.title')}</Card.Title>
      <ul className="icon-list">
        {shown.map((benefit) => (
          <li key={benefit}>
            <CheckIcon aria-hidden className="size-5" />
            <p>{t(`benefits.${benefit}`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const levels = { veryWeak: 1, weak: 2, good: 3, strong: 4 } as const satisfies Record<PasswordStrength, number>

interface Props extends Omit<ComponentProps<typeof FormPassword>, 'strength' | 'hint' | 'autoComplete'> {
  /** Values that others could guess: names, address, number. */
  ownWords: readonly (string | undefined)[]
}

/** Field for a new password, with the minimum length and a strength meter (B §2, B §5). */
export const StrongPassword = ({ ownWords, ...props }: Props) => {
  const { t } = useTranslation('account')
  const typed: string = useWatch({ name: props.field }) ?? ''
  const level = passwordStrength(typed, ownWords)
  const strength = t('password.strength', { level: t(`password.level.${level}`) })
  return (
    <FormPassword
      {...props}
      hint={t('hint.password', { min: shortestPassword })}
      autoComplete="new-password"
      {...(typed && {
        strength: {
          level: levels[level],
          children: (
            <>
              {strength}
              {isEasyToGuess(typed, ownWords) && <span className="block">{t('password.guessable')}</span>}
            </>
          ),
        },
      })}
    />
  )
}

export interface ResendCodeProps {
  /** Requests the new code; by default the code of the sign-in. */
  send?: (key: string) => Promise<ApiResult<unknown>>
  /** Text of the button; defaults to the text for a single code. */
  label?: string | undefined
}

/** Seconds that the service asks to wait before the next code. */
const waitOf = (error: ApiError) => (error.kind === 'refused' ? error.retryAfterSeconds : undefined)

/** Button for a new code with the seconds to wait, or the time after a longer wait. Screen readers do not announce each second. */
export const ResendCode = ({ send, label }: ResendCodeProps) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const [seconds, setSeconds] = useState<number>(oneTimeCodeRules.pauseSeconds)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const resending = useApiMutation((_, key) => (send ?? api.account.resendCode)(key), {
    onSuccess: () => setSeconds(oneTimeCodeRules.pauseSeconds),
    onError: (thrown) => setSeconds(waitOf(failureOf(thrown)) ?? 0),
  })
  const { failure } = resending
  const wait = failure ? waitOf(failure) : undefined
  const isOver = send === undefined && isRefused(failure, 'codeExpired')
  return (
    <div>
      {isOver && <Alert tone="warning" title={t('code.over')} live />}
      {failure && !isOver && (wait === undefined || wait > oneTimeCodeRules.pauseSeconds) && (
        <FailureNotice error={failure} onRetry={wait === undefined ? resending.retry : undefined} />
      )}
      {/* Not disabled, because the button would lose the focus with each code. */}
      <Button
        variant="secondary"
        width="phone"
        pending={resending.isPending}
        aria-disabled={resending.isPending || seconds > 0}
        onClick={() => seconds <= 0 && resending.send()}
      >
        {label ?? t('code.resend')}
      </Button>
      {seconds > 0 && seconds <= oneTimeCodeRules.pauseSeconds && (
        <p className="digits text-muted">{t('code.wait', { seconds })}</p>
      )}
      <p role="status">{resending.isSuccess && t('code.resent')}</p>
    </div>
  )
}

export interface SignInSearch {
  /** What was completed on another page; shown as a message. */
  readonly done?: 'registered' | 'changed' | undefined
  /** The ten minutes of an urgent application have ended (D14, D38). */
  readonly over?: true | undefined
  /** Opens the forgot-password mode. */
  readonly mode?: 'forgot' | undefined
  /** Page of this portal to open after the sign-in. */
  readonly next?: string | undefined
}

/** The mailed link of a registration. */
export interface Confirmation {
  readonly proof: string
  readonly email: string
}

/** Returns the proof of a mailed link, `#t=…`. It follows the hash sign, so that no server or log receives it (D20). */
export const readProof = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('t') || undefined

/** Returns proof and address of a registration's link; undefined without one. */
export const readConfirmation = (hash: string): Confirmation | undefined => {
  const proof = readProof(hash)
  return proof ? { proof, email: new URLSearchParams(hash.replace(/^#/, '')).get('e') ?? '' } : undefined
}
