import { allEndpoints, type EndpointId } from '@invea/api/contract'
import {
  holdRequest,
  holdResponse,
  newRequest,
  reschedule,
  rescheduledResponse,
  submittedRequestResponse,
  urgentHoldRequest,
  urgentHoldResponse,
} from '@invea/api/wire'
import type { IsoDate } from '@invea/domain'
import type { NewRequest } from '@invea/domain/application'
import { toDayNumber } from '@invea/domain/calendar'
import { aNewRequest, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import * as z from 'zod/mini'
import type { AttemptOutcome, Command, CommandName, CommandResult } from '../history/history.ts'
import type { Message, Reply } from './sockets.ts'

/** The urgent capacity of a day is counted as one more slot. */
export const urgentSlot = 0

/** Ids of the sample data: the nationality of Ethiopia, and a delivery site for each office. */
export interface Master {
  readonly nationalityId: number
  readonly siteOf: ReadonlyMap<number, number>
}

const callOf: Readonly<Record<CommandName, EndpointId>> = {
  hold: 'submitAppointment',
  release: 'releaseHold',
  submit: 'submitRequest',
  reschedule: 'rescheduleAppointment',
  cancel: 'cancelAppointment',
}

/** Writes a number as letters, because names contain only letters. */
const letters = (value: number): string =>
  [...value.toString(26)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join('')

const isUrgent = (command: Command): boolean => command.op === 'hold' && command.shares[0]?.[0] === urgentSlot

const urgentBody = ({ office, day, shares }: Extract<Command, { op: 'hold' }>) =>
  z.encode(urgentHoldRequest, {
    date: day as IsoDate,
    urgentQuotaId: office * 2 ** 43 + toDayNumber(day as IsoDate),
    applicants: shares[0]?.[1] ?? 1,
    officeId: office,
    requestType: 'new',
    urgentDays: 2,
  })

const bodyOf = (command: Command, session: number, master: Master): unknown => {
  if (command.op === 'hold') {
    if (isUrgent(command)) return urgentBody(command)
    const [first] = command.shares
    const applicants = command.shares.reduce((sum, [, count]) => sum + count, 0)
    const shares = command.shares.map(([slotId, applicants]) => ({ slotId, applicants }))
    return z.encode(holdRequest, {
      officeId: command.office,
      requestType: 'new',
      date: command.day as IsoDate,
      slotId: first?.[0] ?? 0,
      applicants,
      shares: shares.length > 1 ? shares : undefined,
    })
  }
  if (command.op === 'reschedule') {
    return z.encode(reschedule, { requestId: command.request, date: command.day as IsoDate, slotId: command.slot })
  }
  return command.op === 'submit' ? z.encode(newRequest, requestOf(command, session, master)) : undefined
}

const requestOf = (
  { ids, applicants }: Extract<Command, { op: 'submit' }>,
  session: number,
  master: Master,
): NewRequest => {
  const officeId = Math.floor((ids[0] ?? 0) / 2 ** 43)
  const person = (at: number) =>
    anApplicant({
      personal: aPersonalDetail({
        firstName: `PROOF${letters(session)}`,
        fatherName: `PERSON${letters(at)}`,
        nationalityId: master.nationalityId,
      }),
    })
  return aNewRequest({
    officeId,
    deliverySiteId: master.siteOf.get(officeId),
    appointmentIds: ids,
    applicants: Array.from({ length: applicants }, (_, at) => person(at)),
  })
}

export const messageOf = (
  command: Command,
  { session, token, key }: { readonly session: number; readonly token: string; readonly key: string },
  master: Master,
): Message => {
  const { method, path } = allEndpoints[isUrgent(command) ? 'submitUrgentAppointment' : callOf[command.op]]
  const body = bodyOf(command, session, master)
  return {
    method,
    path: command.op === 'cancel' ? `${path}?requestId=${command.request}` : path,
    headers: [`authorization: Bearer ${token}`, `idempotency-key: ${key}`],
    body: body === undefined ? '' : JSON.stringify(body),
  }
}

const resultOf: Readonly<Record<CommandName, (body: Readonly<Record<string, never>>) => CommandResult>> = {
  hold: (body) => ({
    ids: z.decode('urgentAppointmentResponses' in body ? urgentHoldResponse : holdResponse, body as never)
      .appointmentIds,
  }),
  release: () => ({}),
  submit: (body) => ({ request: z.decode(submittedRequestResponse, body as never).requestId }),
  reschedule: (body) => ({ ids: [z.decode(rescheduledResponse, body as never).appointmentId ?? 0] }),
  cancel: () => ({}),
}

/** A refusal changed nothing. After a 5xx the outcome is unknown, because the database may have failed after the change. */
export const outcomeOf = (op: CommandName, reply: Extract<Reply, { kind: 'response' | 'lost' }>): AttemptOutcome => {
  if (reply.kind === 'lost') return { e: 'unknown', why: reply.why }
  if (reply.status >= 500) return { e: 'unknown', why: String(reply.status) }
  const body = JSON.parse(reply.body) as { readonly code?: string }
  if (reply.status !== 200) return { e: 'fail', code: body.code ?? String(reply.status) }
  return { e: 'ok', result: resultOf[op](body as never) }
}
