import { todayInAddis } from '@invea/domain'
import { timeInAddis } from '@invea/domain/calendar'
import { Alert } from '@invea/ui'
import { useNow } from '../api/api-context.ts'
import { LocalTime, useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'

/** After the waiting line: until when to choose, and what happens after that. */
export const WaitingPassNotice = ({ until }: { readonly until: string }) => {
  const { t } = useTranslation(['waiting', 'common'])
  const words = useDateWords()
  const end = Date.parse(until)
  const isOver = useNow(end) >= end
  const next = t('common:next')
  if (isOver) {
    return (
      <Alert tone="warning" title={t('waiting:overTitle')} live>
        <p>{t('waiting:overHelp', { next })}</p>
      </Alert>
    )
  }
  const time = timeInAddis(end)
  return (
    <Alert tone="info" title={t('waiting:yourTurn')} live>
      <p>
        {t('waiting:deadline', { next, time: words.time(time) })}
        <LocalTime date={todayInAddis(end)} time={time} />
      </p>
    </Alert>
  )
}
