import { createPortalClient } from '@invea/api'
import { readApplicationNumber } from '@invea/domain'

const baseUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
// A request without a usable response is sent again up to three times, with the same idempotency key.
const api = createPortalClient({ baseUrl, language: 'am', retries: 3 })

// The first free day of each office, or null where its whole booking window is full. Expected failures are returned, never thrown.
const offices = await api.master.offices()
const earliest = await api.schedule.earliest({ requestType: 'new', applicants: 1 })
if (!earliest.ok) throw new Error(earliest.error.kind)
const all = offices.ok ? offices.value.flatMap((city) => city.offices) : []
for (const { officeId, date } of earliest.value) {
  const name = all.find(({ id }) => id === officeId)?.name.en
  console.log(`office ${officeId} (${name}): ${date ?? 'no free day'}`)
}

// One application. Check the number first, because a wrong number returns `notFound` and counts as a failed look-up.
const number = readApplicationNumber(process.env.APPLICATION_NUMBER ?? '0794 0123 4567 83')
if (number === undefined) throw new Error('This is not an application number')
// The client obtains a session first and renews it when it ends.
const found = await api.requests.byApplicationNumber(number)
if (found.ok) console.log(`status: ${found.value.status}`)
else if (found.error.kind === 'refused') console.log(`${found.error.code}: ${found.error.message}`)
else console.log(found.error.kind)
