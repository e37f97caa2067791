import { isoDate } from '../calendar/iso-date.ts'
import { emptyPassportDraft, type PassportDraft } from '../drafts/request-draft.ts'

import type { Facts } from '../journeys/start-steps.ts'
import type { Application, ApplicationPerson, NewRequest } from '../model/application.ts'
import type { Hold, Slot } from '../model/appointment.ts'
import { aCompleteApplicantDraft, anApplicant } from './applicants.ts'

/** The moment of all samples: Saturday 21 November 2026, 11:00 in Addis Ababa. */
export const sampleNow = '2026-11-21T08:00:00.000Z'

/** The civil day of `sampleNow`. */
export const sampleToday = isoDate('2026-11-21')

/** Facts that the journeys need besides the draft. */
export const someFacts = (changes: Partial<Facts> = {}): Facts => ({ now: sampleNow, today: sampleToday, ...changes })

/** A morning slot. */
export const aSlot = (changes: Partial<Slot> = {}): Slot => ({
  id: 3,
  startTime: '08:30',
  endTime: '09:00',
  part: 'morning',
  ...changes,
})

/** A slot held for one New applicant at office 1, with twenty minutes left. */
export const aHold = (changes: Partial<Hold> = {}): Hold => ({
  appointmentIds: [101],
  date: isoDate('2026-12-01'),
  slot: aSlot(),
  officeId: 1,
  requestType: 'new',
  applicants: 1,
  expiresAt: '2026-11-21T08:20:00.000Z',
  extendable: true,
  ...changes,
})

/** A New request of one applicant that passes every rule. */
export const aNewRequest = (changes: Partial<NewRequest> = {}): NewRequest => ({
  mode: 'normal',
  officeId: 1,
  deliverySiteId: 1,
  requestType: 'new',
  appointmentIds: [101],
  applicants: [anApplicant()],
  language: 'en',
  ...changes,
})

/** A New request of an individual, everything typed, slot held, captchas solved, nothing submitted. */
export const aCompletePassportDraft = (changes: Partial<PassportDraft> = {}): PassportDraft => ({
  ...emptyPassportDraft(),
  agreed: true,
  party: 'individual',
  requestType: 'new',
  site: { regionId: '1', cityId: '1', officeId: '1', deliverySiteId: '1', humanUntil: '2026-11-21T08:30:00.000Z' },
  appointment: { date: '2026-12-01', slotId: '3', hold: aHold() },
  applicants: [aCompleteApplicantDraft({ passport: { passportPageId: '1', humanUntil: '2026-11-21T08:30:00.000Z' } })],
  ...changes,
})

/** One applicant of a stored request. */
export const anApplicationPerson = (changes: Partial<ApplicationPerson> = {}): ApplicationPerson => ({
  requestPersonId: 11,
  firstName: 'ABEBE',
  applicationNumber: 'SAMPLE0001',
  personStatus: 'initial',
  notified: false,
  ...changes,
})

/** A stored New request of one applicant, submitted today, its summary not yet confirmed. */
export const anApplication = (changes: Partial<Application> = {}): Application => ({
  requestId: 1,
  type: 'new',
  mode: 'normal',
  status: 'initial',
  requestDate: sampleToday,
  appointmentDate: isoDate('2026-12-01'),
  appointmentSlot: aSlot(),
  officeId: 1,
  officeName: { en: 'Sample office', am: 'Sample office', om: 'Sample office', ti: 'Sample office' },
  persons: [anApplicationPerson()],
  actions: ['view'],
  masked: false,
  version: 1,
  ...changes,
})
