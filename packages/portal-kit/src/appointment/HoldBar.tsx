import { hasAppointment } from '@invea/domain/application'
import { isHoldFor } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { furthestOpen } from '@invea/domain/journeys'
import { Button, Cluster, Countdown, Dialog } from '@invea/ui'
import { useState } from 'react'
import { useSession } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { hasPendingRequest } from '../application-form/PendingRequestGuard.tsx'
import { useFromWizard, useRequestField, useWizard } from '../application-form/use-wizard.ts'
import { HeldUntil } from '../application-view/NextStepPanel.tsx'
import { useApplication } from '../application-view/RequestViews.tsx'
import { LocalTime, NoWrap, useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { serviceClock } from '../service-clock.ts'
import { roundedTimeLeft, useHold } from './use-hold.ts'

const useLeftWords = () => {
  const { t } = useTranslation('booking')
  return (left: number): string => {
    const { unit, count } = roundedTimeLeft(left)
    return t(`hold.${unit}`, { count })
  }
}

/** Opens once, two minutes before the end, which gives everyone enough time to respond (WCAG 2.2.1). */
const EndingDialog = ({ held }: { readonly held: NonNullable<ReturnType<typeof useHold>> }) => {
  const { t } = useTranslation(['booking', 'common'])
  const left = useLeftWords()
  const [dismissed, setDismissed] = useState<string>()
  const { hold, phase, extend, extending, failure } = held
  const close = () => setDismissed(hold.expiresAt)
  return (
    <Dialog
      open={phase === 'urgent' && dismissed !== hold.expiresAt}
      onClose={close}
      title={t(`booking:hold.${hold.extendable ? 'endingTitle' : 'lastTitle'}`)}
      closeLabel={t('common:close')}
      actions={
        <>
          {hold.extendable && (
            <Button pending={extending} onClick={extend}>
              {t('booking:hold.extend')}
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            {hold.extendable ? t('booking:hold.later') : t('common:close')}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{left(held.left)}</p>
      <p>{hold.extendable ? t('booking:hold.ending') : t('booking:hold.endingLast')}</p>
      {failure && <FailureNotice error={failure} onRetry={extend} />}
    </Dialog>
  )
}

/** Shown when the hold has expired: leads to the date and back to the current step. A delivery date is not chosen. */
const EndedDialog = ({ open, isVisit }: { readonly open: boolean; readonly isVisit: boolean }) => {
  const { t } = useTranslation('booking')
  const wizard = useWizard()
  const goOn = () => {
    const to = furthestOpen(wizard.journey, wizard.store.draft().draft, wizard.facts())
    if (to !== undefined) wizard.openAndReturn(to)
  }
  const action = t(isVisit ? 'hold.chooseAgain' : 'hold.seeDelivery')
  return (
    <Dialog
      open={open}
      onClose={goOn}
      title={t('hold.endedTitle')}
      closeLabel={action}
      actions={<Button onClick={goOn}>{action}</Button>}
    >
      <p>{t(isVisit ? 'hold.ended' : 'hold.endedDelivery')}</p>
    </Dialog>
  )
}

/** Shows the held appointment and the time left on every step until submission. */
export const HoldBar = () => {
  const { t } = useTranslation('booking')
  const words = useDateWords()
  const left = useLeftWords()
  const held = useHold()
  const { urgentUntil = '' } = useSession()
  const isLocked = useFromWizard(
    ({ store, state, steps }) =>
      // A submission without a response is repeated, because it may have used the hold.
      !hasPendingRequest(store.draft()) && !steps().some(({ id, reachable }) => reachable && id === state().step),
  )
  const isForDraft = useFromWizard(({ kind, store }) => {
    const { draft } = store.draft()
    const { urgentDays } = draft as Partial<PassportDraft>
    return !held || isHoldFor(held.hold, draft, { requestType: kind.requestTypeOf(draft), urgentDays })
  })
  // Hides the hold when type, office or number of applicants no longer match it.
  if (!held || !isForDraft) return null
  const { hold, phase, extend, extending } = held
  const mode = hold.urgentDays === undefined ? 'normal' : 'urgent'
  const isVisit = hasAppointment({ type: hold.requestType, mode })
  // Steps before the date need no hold; later steps require a new one.
  if (phase === 'ended') return <EndedDialog open={isLocked} isVisit={isVisit} />
  const label = isVisit ? 'hold.appointment' : 'hold.delivery'
  const date = words.dualDate(hold.date)
  // The clock of the session, which ends earlier, is already shown (D14).
  const isSecond = mode === 'urgent' && Date.parse(urgentUntil) < Date.parse(hold.expiresAt)
  const content = (
    <Cluster justify="between">
      <p className="text-balance">
        {isSecond ? (
          `${t('hold.longer', { count: Math.ceil(held.left / 60_000) })} `
        ) : (
          <strong className="block">{left(held.left)}</strong>
        )}
        <span className="text-sm">
          <NoWrap words={hold.slot ? t(label, { date, time: words.time(hold.slot.startTime) }) : date} />
        </span>
        {hold.slot && <LocalTime date={hold.date} time={hold.slot.startTime} />}
      </p>
      {phase !== 'active' && hold.extendable && (
        <Button size="small" variant="secondary" pending={extending} onClick={extend}>
          {t('hold.extend')}
        </Button>
      )}
    </Cluster>
  )
  return (
    <>
      {isSecond ? (
        content
      ) : (
        <Countdown
          secondsLeft={Math.ceil(held.left / 1000)}
          announce={(seconds) => left(seconds * 1000)}
          urgentBelow={5 * 60}
        >
          {content}
        </Countdown>
      )}
      <EndingDialog held={held} />
    </>
  )
}

/** Until when a request holds its appointment, from its submission on. Reserves the space of the text until the service responds. */
export const HoldNotice = ({ isShown }: { readonly isShown: boolean }) => {
  const [requestId] = useRequestField('submitted.requestId')
  const { data, isError } = useApplication(requestId)
  const [now] = useState(() => new Date(serviceClock.now()).toISOString())
  if (!isShown || requestId === undefined) return null
  if (data) return <HeldUntil application={data} />
  if (isError) return null
  return (
    <div className="invisible">
      <HeldUntil application={{ heldUntil: now, status: 'confirmed', mode: 'normal' }} />
    </div>
  )
}
