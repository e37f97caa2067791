import { randomUUID } from 'node:crypto'
import { holdResponse, newRequest } from '@invea/api/wire'
import { addDays, isoDate } from '@invea/domain'
import { aNewRequest, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { bodyOf } from '@invea/tooling/http-connection'
import * as z from 'zod/mini'
import { booking, pick, postText } from './messages.ts'
import { daysFrom, offices, slots } from './workload.ts'

/** Ids of the sample data that an application refers to. */
export interface MasterIds {
  readonly nationalityId: number
  /** A delivery site for each office, in the order of the offices. */
  readonly deliverySiteIds: readonly number[]
}

export const masterIdsQuery = `select
  (select id::integer from nationality where code = 'ETH') as "nationalityId",
  (select array_agg(site order by office_id) from
    (select office_id, min(id)::integer as site from delivery_site group by office_id) sites) as "deliverySiteIds"`

const [idMark, nameMark, birthMark, phoneMark] = [4_242_424_242, 'PLACEHOLDER', isoDate('1990-05-12'), '0900999999']
const birthDates = 20_000
const syllables = ['BE', 'DE', 'KE', 'LE', 'ME', 'NE', 'RE', 'TE']

/** A distinct person for each visitor: own phone number, 20,000 birth dates, and different-sounding names for equal dates (D47). */
const personOf = (visitor: number) => {
  const group = Math.floor(visitor / birthDates)
  return {
    birthDate: addDays(isoDate('1950-01-01'), visitor % birthDates),
    firstName: `${syllables[group >> 3]}${syllables[group % 8]}`,
    phoneNumber: `0900${String(visitor).padStart(6, '0')}`,
  }
}

/** An application encoded once by the contract's codec. Each message replaces its placeholders. */
const templateFor = (officeId: number, { nationalityId, deliverySiteIds }: MasterIds): string => {
  const personal = aPersonalDetail({ firstName: nameMark, birthDate: birthMark, phoneNumber: phoneMark, nationalityId })
  const request = aNewRequest({
    ...{ officeId, deliverySiteId: deliverySiteIds[officeId - 1], appointmentIds: [idMark] },
    applicants: [anApplicant({ personal })],
  })
  return JSON.stringify(z.encode(newRequest, request))
}

/** Returns a visitor's hold for one person, and a function that writes the submission from the response to the hold. */
export const applications = (now: Date, master: MasterIds) => {
  const days = daysFrom(now)
  const templates = new Map(offices.map((officeId) => [officeId, templateFor(officeId, master)]))
  return (visitor: number) => {
    const officeId = pick(offices)
    const { birthDate, firstName, phoneNumber } = personOf(visitor)
    const submission = (held: Buffer): Buffer => {
      const [appointmentId = 0] = z.decode(holdResponse, JSON.parse(bodyOf(held))).appointmentIds
      const text = (templates.get(officeId) ?? '')
        .replaceAll(String(idMark), String(appointmentId))
        .replaceAll(nameMark, firstName)
        .replaceAll(birthMark, birthDate)
        .replaceAll(phoneMark, phoneNumber)
      return postText('submitRequest', visitor, text, `idempotency-key: ${randomUUID()}\r\n`)
    }
    return { hold: booking(visitor, { officeId, date: pick(days), slotId: pick(slots) }, 1), submission }
  }
}
