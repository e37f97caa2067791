import { createPortalClient } from '@invea/api'

const baseUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
// A request without a usable response is sent again up to three times, with the same idempotency key.
const api = createPortalClient({ baseUrl, language: 'am', retries: 3 })

// The first free day of every office. Expected failures are returned, never thrown.
const earliest = await api.schedule.earliest({ requestType: 'new', applicants: 1 })
if (!earliest.ok) throw new Error(earliest.error.kind)
for (const { officeId, date } of earliest.value) console.log(`office ${officeId}: ${date ?? 'no free day'}`)

// One application. The client obtains a session first and renews it when it ends.
const found = await api.requests.byApplicationNumber(process.env.APPLICATION_NUMBER ?? 'AAA000000000')
if (found.ok) console.log(`status: ${found.value.status}`)
else if (found.error.kind === 'refused') console.log(`${found.error.code}: ${found.error.message}`)
else console.log(found.error.kind)
