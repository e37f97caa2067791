import type { IsoDate } from '@invea/domain'
import type { Peer } from './easy-appointments.ts'

/** A visitor who has opened the page: cookies and CSRF token. */
interface Session {
  readonly cookies: string
  readonly token: string
}

/** Open more sessions than connections, because PHP locks a session while it serves a request. */
export const openSessions = async ({ port }: Peer, count: number): Promise<readonly Session[]> => {
  const sessions: Session[] = []
  for (let at = 0; at < count; at++) {
    const { headers } = await fetch(`http://127.0.0.1:${port}/index.php/booking`)
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const token = cookies.find((cookie) => cookie.startsWith('csrf_cookie='))?.slice('csrf_cookie='.length) ?? ''
    sessions.push({ cookies: cookies.join('; '), token })
  }
  return sessions
}

const head = (method: string, path: string, { cookies, token }: Session) =>
  `${method} /index.php/booking/${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookies}\r\nx-csrf: ${token}\r\naccept: application/json\r\n`

const flat = (value: object, name: string): readonly (readonly [string, string])[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? flat(inner, `${name}[${key}]`) : [[`${name}[${key}]`, String(inner)] as const],
  )

const post = (path: string, session: Session, body: URLSearchParams): string => {
  const text = body.toString()
  const headers = `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${text.length}\r\n`
  return `${head('POST', path, session)}${headers}\r\n${text}`
}

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

export interface Slot {
  readonly provider: number
  readonly service: number
  readonly date: IsoDate
  /** `08:30` */
  readonly time: string
}

/** One booking for each slot, each with a new customer. */
export const bookingTexts = (sessions: readonly Session[], slots: readonly Slot[], round: string): readonly string[] =>
  slots.map(({ provider, service, date, time }, index) => {
    const appointment = {
      ...{ start_datetime: `${date} ${time}:00`, end_datetime: `${date} ${time}:00`, notes: '' },
      ...{ id_users_provider: provider, id_services: service },
    }
    const customer = {
      ...{ first_name: 'Sample', last_name: `Visitor ${index}`, email: `sample-${round}-${index}@example.org` },
      ...{ phone_number: '+251900000000', timezone: 'UTC' },
    }
    const data = flat({ appointment, customer, manage_mode: false }, 'post_data')
    const session = at(sessions, index)
    const body = new URLSearchParams([['csrf_token', session.token], ...data.map(([name, value]) => [name, value])])
    return post('register', session, body)
  })

/** The requests of the page's calendar: free hours of a day, or full days of a month. */
export const calendarTexts = (
  kind: 'day' | 'month',
  sessions: readonly Session[],
  providers: readonly number[],
  dates: readonly IsoDate[],
): readonly string[] =>
  Array.from({ length: 400 }, (_, index) => {
    const session = at(sessions, index)
    const query = new URLSearchParams({
      ...{ csrf_token: session.token, provider_id: String(at(providers, index)), service_id: '1', manage_mode: '0' },
      selected_date: at(dates, index),
    })
    return kind === 'day'
      ? post('get_available_hours', session, query)
      : `${head('GET', `get_unavailable_dates?${query}`, session)}\r\n`
  })
