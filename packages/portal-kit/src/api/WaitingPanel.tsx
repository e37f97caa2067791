import { todayInAddis } from '@invea/domain'
import { timeInAddis } from '@invea/domain/calendar'
import { passMinutes, roughWait, turnMinutes } from '@invea/domain/waiting-line'
import { Alert, Spinner, Stack } from '@invea/ui'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { LocalTime, NoWrap, useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { type LineView, useTurn } from './use-turn.ts'

/** The estimate as a sentence: it changes a few times in a wait, so that a screen reader does not speak every second. */
const Estimate = ({ view: { turn, at } }: { readonly view: LineView }) => {
  const { t } = useTranslation('waiting')
  if (turn.state !== 'waiting') return null
  if (turn.startsAt === undefined) return t('paused')
  const { unit, count } = roughWait(turn.startsAt - at)
  return unit === 'minutes' && count === 1 ? t('minute') : t(unit, { number: String(count) })
}

const Details = ({ view: { line, turn } }: { readonly view: LineView }) => {
  const { t, i18n } = useTranslation('waiting')
  const words = useDateWords()
  const time = (moment: number) => words.time(timeInAddis(moment))
  if (turn.state === 'announced') {
    const date = todayInAddis(line.opensAt)
    return (
      <p>
        <NoWrap words={t('announced', { date: words.dualDate(date), time: time(line.opensAt) })} />
        <LocalTime date={date} time={timeInAddis(line.opensAt)} />
      </p>
    )
  }
  if (turn.state !== 'waiting') return null
  return (
    <>
      <p>{t('ahead', { people: new Intl.NumberFormat(i18n.language).format(turn.ahead) })}</p>
      {turn.startsAt !== undefined && (
        <p>
          <NoWrap words={t('turnAt', { time: time(turn.startsAt) })} />
          <LocalTime date={todayInAddis(turn.startsAt)} time={timeInAddis(turn.startsAt)} />
        </p>
      )}
    </>
  )
}

/** The wait inside the form, instead of an error, while a waiting line is open (decision 0030). Goes on by itself. */
export const WaitingPanel = ({ onAdmitted }: { readonly onAdmitted: () => void }) => {
  const { t } = useTranslation('waiting')
  const { view, obstacle } = useTurn(onAdmitted)
  const isShared = isSharedComputer()
  return (
    <Alert tone="info" title={t(view?.turn.state === 'announced' ? 'announcedTitle' : 'title')}>
      <Stack gap={3} className="pt-2">
        <div role="status" className="text-lg font-semibold empty:hidden">
          {view ? <Estimate view={view} /> : !obstacle && <Spinner label={t('joining')} />}
        </div>
        {view && <Details view={view} />}
        <div role="status" className="empty:hidden">
          {obstacle ? t(obstacle) : view?.isNew && t('passed')}
        </div>
        <p>{t('saved')}</p>
        {(view || isShared) && <p>{t(isShared ? 'keepShared' : 'keep')}</p>}
        {view && !isShared && <p>{t('turn', { minutes: turnMinutes, pass: passMinutes })}</p>}
        <p className="text-sm text-muted">{t('why')}</p>
      </Stack>
    </Alert>
  )
}
