import type { ApiError, PortalApi } from '@invea/api'
import { todayInAddis } from '@invea/domain'
import { timeInAddis } from '@invea/domain/calendar'
import {
  passMinutes,
  pollDelay,
  roughWait,
  type Turn,
  turnMinutes,
  turnOf,
  type WaitingLine,
} from '@invea/domain/waiting-line'
import { Alert, Spinner, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { LocalTime, NoWrap, useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { readStoredTicket, type StoredTicket, storeTicket } from '../waiting-line/stored-ticket.ts'
import { usePortalApi } from './api-context.ts'
import type { EndedSessionProps } from './EndedSession.tsx'
import { isRefused, passQuery } from './queries.ts'
import { withProof } from './with-proof.ts'

/** Until then a session with a hold has a pass. If a call is refused with it, that call needs a ticket. */
let holderUntil = 0

/** State of the panel; undefined until the first response. */
export interface LineView {
  readonly line: WaitingLine
  readonly turn: Turn
  /** The service's time at which the turn was computed, in milliseconds since 1970. */
  readonly at: number
  /** True for a new number after a missed turn. */
  readonly isNew: boolean
}

/** Reason why the line cannot be shown: `lost` without a response, `busy` with too many tickets for one address. */
export type Obstacle = 'lost' | 'busy'

type PollResult =
  /** `until` is the end of the pass; undefined while no line is open. */
  | { readonly next: 'admitted'; readonly until?: string }
  | { readonly next: 'wait'; readonly view: Omit<LineView, 'isNew'> }
  | { readonly next: 'retry'; readonly obstacle: Obstacle }
  | { readonly next: 'newTicket' }
  | { readonly next: 'signedOut' }

const toResult = (error: ApiError): PollResult => {
  if (error.kind === 'signedOut') return { next: 'signedOut' }
  // Another session or an application used the ticket, or its turn has passed.
  if (isRefused(error, 'ticketOver')) return { next: 'newTicket' }
  return { next: 'retry', obstacle: isRefused(error, 'tooManyRequests') ? 'busy' : 'lost' }
}

/** Ticket of a panel that the sign-in replaced: a shared device stores none. */
let kept: StoredTicket | undefined

/** Sends the requests of one poll: takes a ticket if there is none, and exchanges it when its turn has come. */
const pollLine = async (api: PortalApi, held: { ticket?: StoredTicket | undefined }): Promise<PollResult> => {
  const found = await api.waiting.line()
  if (!found.ok) return toResult(found.error)
  let line = found.value
  if (line === null) return { next: 'admitted' }
  const isShared = isSharedComputer()
  const own = held.ticket?.line === line.id ? held.ticket : isShared ? undefined : readStoredTicket(line.id)
  if (own) held.ticket = own
  else {
    const taken = await api.waiting.takeTicket()
    if (!taken.ok) return toResult(taken.error)
    line = taken.value.line
    held.ticket = { line: line.id, number: taken.value.number, ticket: taken.value.ticket }
    // A shared device must not store it for the next person.
    if (!isShared) storeTicket(held.ticket)
  }
  const { number, ticket } = held.ticket ?? { number: 0, ticket: '' }
  const turn = turnOf(number, line, line.at)
  if (turn.state !== 'over' && turn.state !== 'admitted') return { next: 'wait', view: { line, turn, at: line.at } }
  const result = await withProof(api, 'site', () => api.waiting.exchangeTicket({ ticket }))
  return result.ok ? { next: 'admitted', until: result.value.until } : toResult(result.error)
}

/** Milliseconds until the turn or the opening; undefined when unknown. */
const waitOf = ({ line, turn, at }: Omit<LineView, 'isNew'>): number | undefined => {
  if (turn.state === 'announced') return line.opensAt - at
  return turn.state === 'waiting' && turn.startsAt !== undefined ? turn.startsAt - at : undefined
}

export interface WaitingPanelProps {
  readonly onAdmitted: () => void
  /** Replaces the panel when the session of a member has ended. */
  readonly endedSession: Loadable<EndedSessionProps>
}

/** Polls the waiting line until this session has a pass, then calls `onAdmitted`. */
const useTurn = ({ onAdmitted }: WaitingPanelProps) => {
  const api = usePortalApi()
  const queries = useQueryClient()
  const [view, setView] = useState<LineView>()
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [isSignedOut, setSignedOut] = useState(false)
  const admitted = useEffectEvent((until: string | undefined) => {
    queries.setQueryData(passQuery.queryKey, until ?? null)
    onAdmitted()
  })
  useEffect(() => {
    if (isSignedOut) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const held = { ticket: kept }
    let isNew = false
    const poll = async () => {
      const result = await pollLine(api, held)
      if (stopped) return
      switch (result.next) {
        case 'admitted':
          admitted(result.until)
          // The next call replaces this panel. If that call is refused again, the panel continues to poll.
          timer = setTimeout(poll, pollDelay(0, Math.random()))
          return
        case 'newTicket':
          held.ticket = undefined
          kept = undefined
          storeTicket(undefined)
          isNew = true
          timer = setTimeout(poll, 0)
          return
        case 'signedOut':
          kept = held.ticket
          setSignedOut(true)
          return
        case 'retry':
          setObstacle(result.obstacle)
          timer = setTimeout(poll, pollDelay(60_000, Math.random()))
          return
        case 'wait':
          setObstacle(undefined)
          setView({ ...result.view, isNew })
          timer = setTimeout(poll, pollDelay(waitOf(result.view), Math.random()))
      }
    }
    // A visitor who holds an appointment needs no ticket for the dates, and for another time on that day.
    if (Date.now() < holderUntil) void poll()
    else
      void api.waiting.exchangeTicket().then((holder) => {
        if (stopped) return
        if (holder.ok) {
          holderUntil = Date.now() + passMinutes * 60_000
          admitted(holder.value.until)
        }
        timer = setTimeout(poll, holder.ok ? pollDelay(0, Math.random()) : 0)
      })
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [api, isSignedOut])
  return { view, obstacle, isSignedOut, resume: () => setSignedOut(false) }
}

/** The estimated wait as a sentence. It is rough, so that screen readers do not announce every second. */
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
          {t('turnAt', { time: time(turn.startsAt) })}
          <LocalTime date={todayInAddis(turn.startsAt)} time={timeInAddis(turn.startsAt)} />
        </p>
      )}
    </>
  )
}

/** Shown inside the form instead of an error while a waiting line is open (decision 0030). Continues automatically. */
export const WaitingPanel = (props: WaitingPanelProps) => {
  const { t } = useTranslation('waiting')
  const { view, obstacle, isSignedOut, resume } = useTurn(props)
  const isShared = isSharedComputer()
  if (isSignedOut) return <LoadedComponent of={props.endedSession} lines={2} onRetry={resume} />
  return (
    <Alert tone="info" title={t(view?.turn.state === 'announced' ? 'announcedTitle' : 'title')}>
      <Stack gap={3} className="pt-2">
        <div role="status" className="flex items-center gap-3 text-lg font-semibold empty:absolute">
          {view && <Estimate view={view} />}
          {!view && !obstacle && (
            <>
              <Spinner />
              {t('joining')}
            </>
          )}
        </div>
        {view && <Details view={view} />}
        {/* A region that is not displayed before its text is not spoken. */}
        <div role="status" className="empty:absolute">
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
