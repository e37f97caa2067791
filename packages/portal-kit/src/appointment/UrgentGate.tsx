import { Countdown, PageSection, Spinner } from '@invea/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { usePortalApi, useSession } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { useDraft } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { pagePaths } from '../shell/site-map.tsx'
import { roundedTimeLeft, useTimeLeft } from './use-hold.ts'

/** Returns a function that opens the sign-in, which leads back here. Signs out first when the ten minutes are over (D14). The draft stays. */
export const useUrgentSignIn = () => {
  const api = usePortalApi()
  const router = useRouter()
  return async () => {
    const isOver = api.account.state().kind === 'member'
    if (isOver) await api.account.signOut()
    await router.navigate({
      to: pagePaths.login,
      search: { next: pagePaths.urgentAppointment, ...(isOver && { over: true }) },
      // Back leads to the page before, which does not lead here again.
      replace: true,
    })
  }
}

/** A §6, D38: the urgent service requires a signed-in, verified account. Opens the sign-in, which shows why. */
export const UrgentSignInScreen = () => {
  const { t } = useTranslation('account')
  const { account } = usePortalApi()
  const signIn = useUrgentSignIn()
  const { send, retry, failure } = useApiMutation(async () => {
    const begun = await account.begin()
    const isKnown = account.state().kind !== 'none' || (!begun.ok && begun.error.kind === 'signedOut')
    if (isKnown) await signIn()
    return begun
  })
  const leave = useEffectEvent(() => send())
  useEffect(() => leave(), [])
  if (failure && failure.kind !== 'signedOut') return <FailureNotice error={failure} onRetry={retry} />
  // Readable until the sign-in is loaded.
  return <p>{t('signIn.urgent')}</p>
}

/** Waits for the session before it requires a sign-in (A §6). */
export const UrgentGate = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('common')
  const api = usePortalApi()
  const [wasKnown] = useState(() => api.account.state().kind !== 'none')
  const { send, retry, failure, isSuccess } = useApiMutation(() => api.account.begin())
  const beginSession = useEffectEvent(() => send())
  useEffect(() => {
    if (!wasKnown) beginSession()
  }, [wasKnown])
  const known = wasKnown || isSuccess
  // The sign-in step needs no session; a member continues when the session is known.
  const isSignIn = useRouterState({ select: ({ location }) => location.pathname.endsWith('/sign-in') })
  if (known || (isSignIn && !failure)) return <Fragment key={String(known)}>{children}</Fragment>
  const body = () => {
    if (!failure) return <Spinner label={t('loading')} />
    if (failure.kind === 'signedOut') return <UrgentSignInScreen />
    return <FailureNotice error={failure} onRetry={retry} />
  }
  return <PageSection width="form">{body()}</PageSection>
}

/** D14: countdown of the ten minutes after the one-time code. At the end the visitor is signed out and must sign in again. */
export const UrgentClock = () => {
  const { t } = useTranslation('booking')
  const session = useSession()
  const { summary } = useDraft()
  const signIn = useUrgentSignIn()
  const until = session.urgentUntil === undefined ? undefined : Date.parse(session.urgentUntil)
  const left = useTimeLeft(until)
  // After the confirmation there is no time limit.
  const runs = session.kind === 'member' && until !== undefined && summary.confirmed !== true
  const leave = useEffectEvent(() => void signIn())
  const isOver = runs && left === 0
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
  if (!runs || isOver) return null
  const words = (milliseconds: number) => {
    const { unit, count } = roundedTimeLeft(milliseconds)
    return t(`urgent.clock.${unit}`, { count })
  }
  return (
    <Countdown secondsLeft={Math.ceil(left / 1000)} announce={(seconds) => words(seconds * 1000)} urgentBelow={120}>
      <p>
        <strong className="block">{words(left)}</strong>
        <span className="text-sm">{t('urgent.clock.help')}</span>
      </p>
    </Countdown>
  )
}
