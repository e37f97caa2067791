import type { AvailableDay, City, DeliverySite, Hold, Office, Region, Slot, SlotOffer } from '@invea/domain/appointment'
import type { LocalizedText } from '@invea/domain/calendar'
import * as fc from 'fast-check'
import { day, id, maybe, moment, words } from './person-arbitraries.ts'

const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)

export const anyRequestType = fc.constantFrom('new', 'renewal', 'lost', 'correction', 'unknown')
export const anyUrgentDays = fc.constantFrom(2, 5)
export const applicants = fc.integer({ min: 1, max: 5 })
export const anyWords: fc.Arbitrary<LocalizedText> = fc.record({ en: words, am: words, om: words, ti: words })

export const anySlot: fc.Arbitrary<Slot> = fc.record({
  id,
  startTime: clock,
  endTime: clock,
  part: fc.constantFrom('morning', 'afternoon'),
})

export const anyAvailableDay: fc.Arbitrary<AvailableDay> = fc.record({
  date: day,
  slots: fc.array(anySlot, { maxLength: 5 }),
  urgentQuotaId: maybe(id),
})

export const anySlotOffer: fc.Arbitrary<SlotOffer> = fc.record({
  date: day,
  shares: fc.array(fc.record({ slot: anySlot, applicants }), { maxLength: 3 }),
})

const heldAlone = fc.record({ appointmentIds: fc.array(id, { minLength: 1, maxLength: 5 }), slot: maybe(anySlot) })
/** A group in several slots: one appointment for each slot, the first one named. */
const heldInParts = fc
  .array(fc.record({ id, slot: anySlot, applicants }), { minLength: 2, maxLength: 5 })
  .map((parts) => ({
    appointmentIds: parts.map((part) => part.id),
    slot: parts[0]?.slot,
    parts: parts.map(({ slot, applicants }) => ({ slot, applicants })),
  }))

export const anyHold: fc.Arbitrary<Hold> = fc
  .tuple(
    fc.oneof(heldAlone, heldInParts),
    fc.record({
      date: day,
      officeId: id,
      requestType: anyRequestType,
      applicants,
      urgentDays: maybe(anyUrgentDays),
      expiresAt: moment,
      extendable: fc.boolean(),
    }),
  )
  .map(([slots, rest]) => ({ ...slots, ...rest }))

const anyDeliverySite: fc.Arbitrary<DeliverySite> = fc.record({
  id,
  name: anyWords,
  address: anyWords,
  phoneNumber: words,
})

const days = fc.array(day, { maxLength: 2 })

const anyOffice: fc.Arbitrary<Office> = fc.record(
  {
    id,
    name: anyWords,
    address: anyWords,
    phone: words,
    fax: words,
    main: fc.boolean(),
    processingDays: fc.nat(90),
    today: day,
    deliverySites: fc.array(anyDeliverySite, { maxLength: 2 }),
    closures: fc.record({ closed: days, open: days }),
  },
  { requiredKeys: ['id', 'name', 'address', 'phone', 'fax', 'main', 'processingDays', 'today', 'deliverySites'] },
)

export const anyCity: fc.Arbitrary<City> = fc.record({
  id,
  name: anyWords,
  offices: fc.array(anyOffice, { maxLength: 2 }),
})

export const anyRegion: fc.Arbitrary<Region> = fc.record({
  id,
  name: anyWords,
  cities: maybe(fc.array(anyCity, { maxLength: 2 })),
})
