import { createPortalClient } from '@invea/api'
import { addDays } from '@invea/domain/calendar'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'

const baseUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
const api = createPortalClient({ baseUrl, language: 'en' })

// 1. Solve the captcha: a proof of work, valid for 30 minutes in this session.
const given = await api.captcha.challenge('site')
if (!given.ok) throw new Error(given.error.kind)
const challenge = given.value
const solution = await solveChallenge({ challenge, deriveKey })
await api.captcha.verify('site', btoa(JSON.stringify({ challenge, solution })), crypto.randomUUID())

// 2. Choose the first free slot.
const earliest = await api.schedule.earliest({ requestType: 'new', applicants: 1 })
const first = earliest.ok ? earliest.value.find(({ date }) => date !== null) : undefined
if (!first?.date) throw new Error('No free day')
const { officeId, date: from } = first
const days = await api.schedule.availability({
  officeId,
  requestType: 'new',
  applicants: 1,
  from,
  to: addDays(from, 6),
})
const [day] = days.ok ? days.value : []
const [slot] = day?.slots ?? []
if (!day || !slot) throw new Error('No free slot')

// 3. Hold it. Use one key for each request and repeat it with every retry: both calls return the same result, and one slot is held.
const key = crypto.randomUUID()
const wanted = { officeId, requestType: 'new', date: day.date, slotId: slot.id, applicants: 1 } as const
const held = await api.schedule.hold(wanted, key)
const repeated = await api.schedule.hold(wanted, key)
if (!held.ok || !repeated.ok) throw new Error(JSON.stringify(held))
console.log(`held: ${held.value.date} ${slot.startTime}`)
console.log(`same: ${held.value.appointmentIds.join() === repeated.value.appointmentIds.join()}`)
