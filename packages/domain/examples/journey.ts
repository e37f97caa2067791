import { isoDate } from '@invea/domain'
import { emptyPassportDraft } from '@invea/domain/drafts'
import { blockingIssues, nextStep, passportRequest, previousStep } from '@invea/domain/journeys'

// A journey is a table; the progress is derived from the draft each time.
const facts = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
const draft = { ...emptyPassportDraft(), agreed: true, party: 'individual' } as const

nextStep(passportRequest, 'party', draft, facts) // => 'appointment-type'
nextStep(passportRequest, 'party', { ...draft, party: 'group' }, facts) // => 'group-size'
previousStep(passportRequest, 'appointment-type', draft, facts) // => 'party'
blockingIssues(passportRequest, 'appointment-type', draft, facts) // => [{ field: 'requestType', code: 'required' }]
