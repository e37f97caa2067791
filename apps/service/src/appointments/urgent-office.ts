import {
  type IsoDate,
  isUrgentDayOver as isDayOver,
  type RequestType,
  type Result,
  urgentOfficeIssues,
} from '@invea/domain'
import type { AppContext } from '../app-context.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import { findOpenOffice, isOpenDay, type OpenOffice } from './open-office.ts'

/** The main office, with the days it takes urgent applicants on (A §1). */
export const findUrgentOffice = async (
  services: Pick<AppContext, 'master'>,
  input: { readonly officeId: number; readonly requestType?: RequestType | undefined },
  now: Date,
): Promise<Result<OpenOffice, Refusal>> => {
  const found = await findOpenOffice(services, { ...input, mode: 'urgent' }, now)
  if (!found.ok) return found
  const issues = urgentOfficeIssues(found.value.office, 'officeId')
  return issues.length > 0 ? refused('invalidInput', { issues }) : found
}

/** B §4: urgent days have no times: today counts until the office closes. */
export const isUrgentDayOver = ({ templates }: Pick<OpenOffice, 'templates'>, date: IsoDate, now: Date): boolean =>
  isDayOver(date, templates, now.toISOString())

/** Whether an urgent place may be taken on this day at all: in the window, on a working day, before the office closes. */
export const checkUrgentDay = (office: OpenOffice, date: IsoDate, now: Date): Result<readonly [], Refusal> => {
  const open = isOpenDay(date, office) && !isUrgentDayOver(office, date, now)
  return open ? done([] as const) : refused('outsideWindow')
}
