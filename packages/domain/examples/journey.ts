import { isoDate } from '@invea/domain'
import { emptyPassportDraft } from '@invea/domain/drafts'
import { blockingIssues, nextStep, passportRequest, previousStep } from '@invea/domain/journeys'

const facts = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
const draft = { ...emptyPassportDraft(), agreed: true, party: 'individual' } as const
nextStep(passportRequest, 'applicants-count', draft, facts) // => 'appointment-type'
previousStep(passportRequest, 'appointment-type', draft, facts) // => 'applicants-count'
blockingIssues(passportRequest, 'appointment-type', draft, facts) // => [{ field: 'requestType', code: 'required' }]
