import * as z from 'zod/mini'
import { requestTypes } from '../model/choices.ts'
import { originIdServiceNames } from '../services/origin-id-services.ts'
import { type PassportService, passportServices, type ServiceEntry } from '../services/passport-services.ts'
import { findGroupSize } from './agreement.ts'
import { emptyApplicantDraft } from './applicant-draft.ts'
import type { OriginIdDraft, PassportDraft, RequestDraft } from './request-draft.ts'

/** Office id in a link: a number, or the text of the address. */
const office = z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,8}$/))])

/** The query of a link to the form, `?service=…&office=…&applicants=…`: nothing personal. An invalid value counts as absent. */
const linkTo = <Name extends string>(services: readonly Name[]) =>
  z.object({
    service: z.catch(z.optional(z.enum(services)), undefined),
    office: z.catch(z.optional(office), undefined),
    applicants: z.optional(z.unknown()),
  })

const services = Object.keys(passportServices) as readonly PassportService[]
const passportLink = linkTo([...services, ...requestTypes])
const originIdLink = linkTo(originIdServiceNames)

type PassportLinkService = PassportService | (typeof requestTypes)[number]

/** The type and reason of a service. A link may name the type alone, without a reason. */
const entryOf = (service: PassportLinkService): Pick<ServiceEntry, 'requestType' | 'replacementReason'> => {
  const entries: Readonly<Record<PassportService, ServiceEntry>> = passportServices
  return service === 'renewal' || service === 'correction' ? { requestType: service } : entries[service]
}

/** Whether the applicant has begun the form. Then a link changes nothing. */
const isBegun = ({ party }: RequestDraft): boolean => party !== undefined

/** Sets only the office. Region and city follow when the offices are loaded. */
const withOfficeOf = <Draft extends RequestDraft>(draft: Draft, id: string | number | undefined): Draft =>
  id === undefined ? draft : { ...draft, site: { humanUntil: draft.site.humanUntil, officeId: String(id) } }

/** Chooses the size of a group. The applicant still chooses between an individual and a group. */
const withGroupSize = <Draft extends RequestDraft>(draft: Draft, applicants: unknown): Draft => {
  const size = findGroupSize(applicants)
  return size ? { ...draft, groupSize: String(size) } : draft
}

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

/** Adds the choices of a link to the draft: type, reason, office and size of a group. Each can be changed at its step. */
export const preselectPassport = (draft: PassportDraft, link: unknown): PassportDraft => {
  const read = passportLink.safeParse(link)
  if (isBegun(draft) || !read.success) return draft
  const { service, office, applicants } = read.data
  return withGroupSize(withOfficeOf(withService(draft, service), office), applicants)
}

/** Adds the choices of a link to the draft of an urgent request, whose office is the main one (A §1). */
export const preselectUrgentPassport = (draft: PassportDraft, link: unknown): PassportDraft => {
  const read = passportLink.safeParse(link)
  if (isBegun(draft) || !read.success) return draft
  return withGroupSize(withService(draft, read.data.service), read.data.applicants)
}

/** Adds the choices of a link to the draft of an Origin ID request. */
export const preselectOriginId = (draft: OriginIdDraft, link: unknown): OriginIdDraft => {
  const read = originIdLink.safeParse(link)
  if (isBegun(draft) || !read.success) return draft
  const { service = draft.service, office, applicants } = read.data
  return withGroupSize(withOfficeOf({ ...draft, service }, office), applicants)
}
