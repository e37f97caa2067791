// The script of the waiting page, which a CDN or a web server serves instead of Home at a release. Without a framework: every visitor of a
// release loads it first. The form shares its ticket.
import { formatTime, type Language } from '@invea/domain'
import { pollDelay, roughWait, type Turn, turnMinutes, turnOf, type WaitingLine } from '@invea/domain/waiting-line'
import { type KeptTicket, keepTicket, keptTicket } from './kept-ticket.ts'

const main = document.querySelector('main')
const { texts = '{}', base = '/' } = main?.dataset ?? {}
const words = JSON.parse(texts) as Readonly<Record<string, string>>
const language = document.documentElement.lang as Language

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  (words[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

const show = (id: string, text = '') => {
  const element = document.getElementById(id)
  // A live region speaks at every change: only what is new is written.
  if (element && element.textContent !== text) element.textContent = text
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Addis_Ababa', hour: '2-digit', minute: '2-digit' })
const timeOf = (moment: number) => formatTime(clock.format(moment) as never, { language, clock: 'both' })

const call = async (method: string, path: string) => {
  const config = await fetch(`${base}config.json`, { cache: 'no-cache' }).then((answer) => answer.json())
  const answer = await fetch(`${config.serviceUrl}/Waiting/api/V1.0/Waiting/${path}`, { method, credentials: 'omit' })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

const waitWords = (turn: Turn, at: number): string => {
  if (turn.state !== 'waiting') return ''
  if (turn.startsAt === undefined) return t('paused')
  const { unit, count } = roughWait(turn.startsAt - at)
  return unit === 'minutes' && count === 1 ? t('minute') : t(unit, { number: count })
}

const finish = (title: string, help: string) => {
  show('title', title)
  document.title = title
  for (const id of ['ahead', 'turn', 'keep']) show(id)
  show('wait', help)
  document.getElementById('go')?.removeAttribute('hidden')
}

let held: KeptTicket | undefined
let isNew = false

/** Asks once; returns the milliseconds until the next time, or undefined when nothing is left to wait for. */
const round = async (): Promise<number | undefined> => {
  let line: WaitingLine | null = await call('GET', 'GetLine').then((answer) => answer.line)
  if (!line) {
    finish(t('goOn'), t('none'))
    return undefined
  }
  held = keptTicket(line.id) ?? (held?.line === line.id ? held : undefined)
  if (!held) {
    const { ticket, number, line: taken } = await call('POST', 'TakeTicket')
    line = taken as WaitingLine
    held = { line: line.id, number, ticket }
    keepTicket(held)
  }
  const { at } = line
  const turn = turnOf(held.number, line, at)
  if (turn.state === 'admitted') {
    finish(t('yourTurn'), t('goOnHelp', { minutes: turnMinutes }))
    // The turn passes: the page says so in time.
    return 60_000
  }
  if (turn.state === 'over') {
    keepTicket(undefined)
    held = undefined
    isNew = true
    return 0
  }
  document.getElementById('go')?.setAttribute('hidden', '')
  const isOpen = turn.state === 'waiting'
  show('title', t(isOpen ? 'title' : 'announcedTitle'))
  show('wait', isOpen ? waitWords(turn, at) : t('opensAt', { time: timeOf(line.opensAt) }))
  show('ahead', isOpen ? t('ahead', { people: turn.ahead.toLocaleString(language) }) : '')
  show('turn', isOpen && turn.startsAt !== undefined ? t('turnAt', { time: timeOf(turn.startsAt) }) : '')
  show('keep', `${isNew ? `${t('passed')} ` : ''}${t('keep', { minutes: turnMinutes })}`)
  const wait = isOpen ? turn.startsAt : line.opensAt
  return pollDelay(wait === undefined ? undefined : wait - at, Math.random())
}

const go = async (): Promise<void> => {
  const delay = await round().catch(() => {
    show('keep', t('lost'))
    return pollDelay(60_000, Math.random())
  })
  if (delay !== undefined) setTimeout(go, delay)
}
void go()
