import { findVisitFault, type VisitFault, type VisitKind } from '@invea/domain/application'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf } from '../platform/clock.ts'
import { unlockApplicants } from '../requests/active-applicant-lock.ts'
import { messageFacts, notify } from '../requests/notify.ts'
import { recordEvent } from '../requests/request-events.ts'
import { lockRequest } from '../requests/request-reader.ts'
import { actorOfOperator, type CommandResult, failure, type OperatorContext, success } from './command.ts'
import { findByNumber } from './one-person.ts'

const sentences: Record<VisitFault, string> = {
  notPaid: 'the application is not paid',
  beforeAppointment: 'the day of the appointment has not come',
  hasArrived: 'the applicant has arrived',
  hasNotCome: 'the applicant did not come',
  notReady: 'the document is not ready',
  isReady: 'the document is ready already',
}

/**
 * D26: records what happened to one applicant at the office. Recording the same again changes nothing. An applicant whose document is
 * ready is notified where to collect it; once all of a request are collected, its persons may apply again.
 */
export const recordVisit =
  (kind: VisitKind) =>
  async (
    { services, now, operator }: OperatorContext,
    { applicationNumber }: { readonly applicationNumber: string },
  ): Promise<CommandResult> => {
    const target = await findByNumber(services, applicationNumber)
    if (!target) return failure('no application has this number')
    const snapshot = await services.master.snapshot()
    return services.transact(async (trx) => {
      const stored = await lockRequest(trx, services, target)
      const { row, persons, events, appointmentRows } = stored
      const done = success([{ applicationNumber, recorded: kind }])
      const own = events.filter(({ person_id }) => person_id === target.targetId).map((event) => event.kind)
      if (own.at(-1) === kind) return done
      const found = findVisitFault(kind, {
        status: row.status,
        events: own,
        appointmentDate: appointmentRows[0]?.day,
        today: dayOf(now),
      })
      if (found) return failure(sentences[found])
      const personId = target.targetId
      await recordEvent(trx, services, { request: row, kind, personId, at: now })
      if (kind === 'ready') {
        const office = snapshot.offices.get(row.office_id)
        const site = office?.deliverySites.find(({ id }) => id === row.delivery_site_id) ?? office
        const facts = messageFacts(stored, snapshot, services.env)
        const params = {
          name: facts.name,
          helpLine: facts.helpLine,
          number: applicationNumber,
          site: site?.name[row.language] ?? '',
        }
        await notify(trx, services, stored, { kind: 'ready', params, occasion: personId, now, sender: 'service' })
      }
      const isCollected = (id: number) =>
        id === personId || events.some((event) => event.kind === 'collected' && event.person_id === id)
      if (kind === 'collected' && persons.every((person) => isCollected(person.row.id)))
        await unlockApplicants(trx, row)
      const entry = { officeId: row.office_id, at: now, actor: actorOfOperator({ operator }), action: `visit.${kind}` }
      await audit(trx, { ...entry, requestId: row.id, subjectId: personId })
      return done
    })
  }
