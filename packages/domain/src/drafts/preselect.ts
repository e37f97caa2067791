import * as z from 'zod/mini'
import { requestTypes } from '../model/choices.ts'
import { originIdServiceNames } from '../services/origin-id-services.ts'
import { type PassportService, passportServices, type ServiceEntry } from '../services/passport-services.ts'
import { emptyApplicantDraft } from './applicant-draft.ts'
import type { OriginIdDraft, PassportDraft, RequestDraft } from './request-draft.ts'

/** An office as a link names it: a number, or a text where nothing has read the address yet. */
const office = z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,8}$/))])

/** The query of a link to the form, `?service=…&office=…`: nothing personal. A value that is not understood counts as absent. */
const linkTo = <Name extends string>(services: readonly Name[]) =>
  z.object({
    service: z.catch(z.optional(z.enum(services)), undefined),
    office: z.catch(z.optional(office), undefined),
  })

const services = Object.keys(passportServices) as readonly PassportService[]
const passportLink = linkTo([...services, ...requestTypes])
const originIdLink = linkTo(originIdServiceNames)

type PassportLinkService = PassportService | (typeof requestTypes)[number]

/** The type and reason of a service; a link may name the type itself where the reason is still open. */
const entryOf = (service: PassportLinkService): Pick<ServiceEntry, 'requestType' | 'replacementReason'> => {
  const entries: Readonly<Record<PassportService, ServiceEntry>> = passportServices
  return service === 'renewal' || service === 'correction' ? { requestType: service } : entries[service]
}

/** Once the way through the form has begun, a link chooses nothing more: what the applicant chose there is kept. */
const isBegun = ({ party }: RequestDraft): boolean => party !== undefined

/** The office alone: its region and city follow where the offices are known. */
const withOfficeOf = <Draft extends RequestDraft>(draft: Draft, id: string | number | undefined): Draft =>
  id === undefined ? draft : { ...draft, site: { humanUntil: draft.site.humanUntil, officeId: String(id) } }

const withService = (draft: PassportDraft, service: PassportLinkService | undefined): PassportDraft => {
  const { requestType, replacementReason } = service ? entryOf(service) : {}
  if (requestType === undefined) return draft
  const [first = emptyApplicantDraft(), ...others] = draft.applicants
  const under18 = service === 'under18' || undefined
  return {
    ...draft,
    requestType,
    replacement: { reason: replacementReason },
    applicants: [{ ...first, personal: { ...first.personal, under18 } }, ...others],
  }
}

/** The draft with what a link chooses in advance: type, reason and office. Each can be changed at its step. */
export const preselectPassport = (draft: PassportDraft, link: unknown): PassportDraft => {
  const read = passportLink.safeParse(link)
  if (isBegun(draft) || !read.success) return draft
  return withOfficeOf(withService(draft, read.data.service), read.data.office)
}

/** The same for an urgent request, whose office is the main one (A §1). */
export const preselectUrgentPassport = (draft: PassportDraft, link: unknown): PassportDraft => {
  const read = passportLink.safeParse(link)
  return isBegun(draft) || !read.success ? draft : withService(draft, read.data.service)
}

/** The same for an Origin ID request. */
export const preselectOriginId = (draft: OriginIdDraft, link: unknown): OriginIdDraft => {
  const read = originIdLink.safeParse(link)
  if (isBegun(draft) || !read.success) return draft
  const { service = draft.service, office } = read.data
  return withOfficeOf({ ...draft, service }, office)
}
