// The script of the waiting page, which a CDN or web server serves instead of Home at a release. Uses no framework, because every visitor
// of a release loads it first. Shares its ticket with the form.
import { formatBothCalendars, formatTime, type Language, todayInAddis } from '@invea/domain'
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
import { readStoredTicket, type StoredTicket, storeTicket } from './stored-ticket.ts'

const main = document.querySelector('main')
const { texts = '{}', base = '/' } = main?.dataset ?? {}
const words = JSON.parse(texts) as Readonly<Record<string, string>>
const language = document.documentElement.lang as Language

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  (words[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

const show = (id: string, text = '') => {
  const element = document.getElementById(id)
  // Screen readers announce every change of a live region, so this writes only new text.
  if (element && element.textContent !== text) element.textContent = text
}

const timeOf = (moment: number) => formatTime(timeInAddis(moment), { language, clock: 'both' })
const dateOf = (moment: number) =>
  formatBothCalendars(todayInAddis(moment), { language, calendar: language === 'en' ? 'gregorian' : 'ethiopic' })

const call = async (method: string, path: string) => {
  const config = await fetch(`${base}config.json`, { cache: 'no-cache' }).then((response) => response.json())
  // Without an address, the service has the same origin as the portal.
  const { serviceUrl = '' } = config
  const response = await fetch(`${serviceUrl}/Waiting/api/V1.0/Waiting/${path}`, { method, credentials: 'omit' })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

const waitWords = (turn: Turn, at: number): string => {
  if (turn.state !== 'waiting') return ''
  if (turn.startsAt === undefined) return t('paused')
  const { unit, count } = roughWait(turn.startsAt - at)
  return unit === 'minutes' && count === 1 ? t('minute') : t(unit, { number: count })
}

/** Shows one of the two buttons, or none. */
const offer = (wanted?: 'go' | 'again') => {
  for (const id of ['go', 'again']) document.getElementById(id)?.toggleAttribute('hidden', id !== wanted)
}

const showTitle = (title: string) => {
  show('title', title)
  // Visible in the browser's tab while the visitor reads another page.
  document.title = title
}

/** Ends the wait, and shows what to do now. */
const finish = (title: string, help: string, wanted: 'go' | 'again') => {
  showTitle(title)
  show('wait', help)
  for (const id of ['ahead', 'turn', 'note']) show(id)
  document.getElementById('help')?.setAttribute('hidden', '')
  offer(wanted)
}

let held: StoredTicket | undefined
/** True when the turn came while this page was open. */
let wasAdmitted = false

/** Sends the requests of one poll. Returns the milliseconds until the next poll, or undefined when the wait has ended. */
const poll = async (): Promise<number | undefined> => {
  let line: WaitingLine | null = await call('GET', 'GetLine').then((response) => response.line)
  if (!line) {
    finish(t('goOn'), t('none'), 'go')
    return undefined
  }
  held = readStoredTicket(line.id) ?? (held?.line === line.id ? held : undefined)
  if (!held) {
    const { ticket, number, line: taken } = await call('POST', 'TakeTicket')
    line = taken as WaitingLine
    held = { line: line.id, number, ticket }
    storeTicket(held)
  }
  const { at } = line
  const turn = turnOf(held.number, line, at)
  if (turn.state === 'admitted') {
    wasAdmitted = true
    finish(t('yourTurn'), t('goOnHelp', { minutes: turnMinutes, pass: passMinutes }), 'go')
    // Continues to poll, so that the page shows when the turn has passed.
    return 60_000
  }
  if (turn.state === 'over') {
    storeTicket(undefined)
    held = undefined
    // When the turn passed while this page was open, the visitor is probably away: takes a new number only after a press.
    if (!wasAdmitted) return 0
    finish(t('passedTitle'), t('passedHelp'), 'again')
    return undefined
  }
  offer()
  document.getElementById('help')?.removeAttribute('hidden')
  const isOpen = turn.state === 'waiting'
  showTitle(t(isOpen ? 'title' : 'announcedTitle'))
  show(
    'wait',
    isOpen ? waitWords(turn, at) : t('announced', { date: dateOf(line.opensAt), time: timeOf(line.opensAt) }),
  )
  show('note')
  show('ahead', isOpen ? t('ahead', { people: turn.ahead.toLocaleString(language) }) : '')
  show('turn', isOpen && turn.startsAt !== undefined ? t('turnAt', { time: timeOf(turn.startsAt) }) : '')
  show('return', t('turn', { minutes: turnMinutes, pass: passMinutes }))
  const wait = isOpen ? turn.startsAt : line.opensAt
  return pollDelay(wait === undefined ? undefined : wait - at, Math.random())
}

const go = async (): Promise<void> => {
  const delay = await poll().catch((error: unknown) => {
    show('note', t(String(error).includes('429') ? 'busy' : 'lost'))
    return pollDelay(60_000, Math.random())
  })
  if (delay !== undefined) setTimeout(go, delay)
}
document.getElementById('again')?.addEventListener('click', () => {
  wasAdmitted = false
  void go()
})
void go()
