import type { RateLimit } from './endpoint.ts'

const kib = 1024

const perMinute = (per: RateLimit['per'], times: number): RateLimit => ({ per, times, seconds: 60 })

/** Reading what everybody may read. */
export const reading = { bodyBytes: 16 * kib, rates: [perMinute('address', 600)] }
/** Reading what belongs to a session. */
export const readingOwn = { bodyBytes: 16 * kib, rates: [perMinute('session', 120), perMinute('address', 600)] }
/** Searching free slots: a broker's scraper is slowed, an applicant is not. */
export const searching = { bodyBytes: 16 * kib, rates: [perMinute('session', 60), perMinute('address', 240)] }
/** Finding a request by its numbers. Misses are counted apart by the service (D19). */
export const lookingUp = { bodyBytes: 16 * kib, rates: [perMinute('session', 20), perMinute('address', 120)] }
/** Tickets of the waiting line: a person needs one. */
export const takingTickets = { bodyBytes: kib, rates: [perMinute('address', 30)] }
export const writing = { bodyBytes: 32 * kib, rates: [perMinute('session', 30), perMinute('address', 240)] }
/** Up to five applicants with thirty family members each. */
export const submitting = { bodyBytes: 256 * kib, rates: [perMinute('session', 20), perMinute('address', 120)] }
export const uploading = { bodyBytes: 42_000_000, rates: [perMinute('session', 20), perMinute('address', 120)] }
/** What costs a password hash, a message or a guess. */
export const signingIn = {
  bodyBytes: 16 * kib,
  rates: [perMinute('address', 60), { per: 'account', times: 10, seconds: 900 }],
} as const
export const mailing = {
  bodyBytes: 16 * kib,
  rates: [
    { per: 'address', times: 10, seconds: 3600 },
    { per: 'account', times: 3, seconds: 3600 },
  ],
} as const
export const calledBack = { bodyBytes: 64 * kib, rates: [perMinute('address', 1200)] }
