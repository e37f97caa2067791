import { Countdown } from '@invea/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { holdTick, holdUnits } from '../booking/hold-clock.ts'
import { useTranslation } from '../i18n/index.ts'
import { useNow } from '../wizard/use-now.ts'
import { useDraft } from '../wizard/use-wizard.ts'
import { useUrgentSignIn } from './UrgentSignInScreen.tsx'
import { urgentLeft, useSession } from './use-urgent-session.ts'

/** D14: the ten minutes after the one-time code, in words; at their end the visitor is signed out and led to sign in again. */
export const UrgentClock = () => {
  const { t } = useTranslation('urgent')
  const session = useSession()
  const { summary } = useDraft()
  const signIn = useUrgentSignIn()
  const until = session.urgentUntil === undefined ? undefined : Date.parse(session.urgentUntil)
  const [wakeAt, setWakeAt] = useState<number>()
  const now = useNow(wakeAt)
  const left = urgentLeft(session, now)
  // What is confirmed is at the agency: nothing has to be done in time any more.
  const runs = session.kind === 'member' && until !== undefined && summary.confirmed !== true
  useEffect(() => {
    const tick = holdTick(left)
    setWakeAt(until === undefined || tick === 0 ? undefined : until - left + tick)
  }, [until, left])
  const leave = useEffectEvent(() => void signIn())
  const isOver = runs && left === 0
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
  if (!runs || isOver) return null
  const words = (milliseconds: number) => {
    const { unit, count } = holdUnits(milliseconds)
    return t(`clock.${unit}`, { count })
  }
  return (
    <Countdown secondsLeft={Math.ceil(left / 1000)} announce={(seconds) => words(seconds * 1000)} urgentBelow={120}>
      <p>
        <strong className="block">{words(left)}</strong>
        <span className="text-sm">{t('clock.help')}</span>
      </p>
    </Countdown>
  )
}
