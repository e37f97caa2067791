import { type Application, closedActions, lastRescheduleDay } from '@invea/domain'
import type { DisplayContext } from './display-context.ts'
import { dayWords } from './formats.ts'

/** What cannot be done now says why and until when; what ends soon says when. */
export const ClosedActions = ({
  application,
  display,
}: {
  readonly application: Application
  readonly display: DisplayContext
}) => {
  const { t, reader } = display
  const { actions, appointmentDate, masked } = application
  const closed = masked ? [] : closedActions(application)
  const canMove = actions.includes('reschedule') && appointmentDate !== undefined
  if (closed.length === 0 && !canMove) return null
  return (
    <div className="text-sm text-muted print:hidden">
      {canMove && (
        <p>{t('application:closed.rescheduleUntil', { day: dayWords(lastRescheduleDay(appointmentDate), reader) })}</p>
      )}
      {closed.length > 0 && (
        <>
          <p className="font-semibold">{t('application:closed.title')}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {closed.map(({ action, reason, until }) => (
              <li key={action}>
                {t(`status:action.${action}`)}:{' '}
                {t(`application:closed.${reason}`, { day: until ? dayWords(until, reader) : '' })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
