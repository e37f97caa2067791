import type { ApiResult, PortalApi } from '@invea/api'
import { type Applicant, type Application, addDays, type IsoDate, isoDate } from '@invea/domain'
import type { NewRequest, PaymentOrder, RequestChange, SubmittedRequest } from '@invea/domain/application'
import { aNewRequest, anApplicant } from '@invea/domain/testing'
import sharp from 'sharp'
import { aPdf } from '../../src/testing/a-pdf.ts'
import { solveCaptcha, type TestSystem } from './a-test-system.ts'

/** The value of a call that must succeed. */
export const must = <T>(result: ApiResult<T>): T => {
  if (result.ok) return result.value
  throw new Error(`refused: ${JSON.stringify(result.error)}`)
}

/** The code of a refusal, or 'fields', or 'ok'. */
export const codeOf = (result: ApiResult<unknown>): string => {
  if (result.ok) return 'ok'
  return result.error.kind === 'refused' ? result.error.code : result.error.kind
}

let keys = 0
/** A new idempotency key for each call. */
export const aKey = (): string => `key-${++keys}`

const sampleOffice = 2

/** A visitor who has solved the captcha and holds an appointment for this number of applicants. */
export const holdAppointment = async (
  api: PortalApi,
  wanted: Partial<Pick<NewRequest, 'officeId' | 'requestType'>> & {
    readonly applicants?: number
    readonly slotId?: number
  } = {},
) => {
  await solveCaptcha(api, 'site')
  await solveCaptcha(api, 'passport')
  const { officeId = sampleOffice, requestType = 'new', applicants = 1 } = wanted
  const estimate =
    requestType === 'new' ? undefined : must(await api.schedule.deliveryEstimate({ officeId, requestType, applicants }))
  return must(
    await api.schedule.hold(
      { officeId, requestType, date: estimate?.date ?? isoDate('2026-12-01'), slotId: wanted.slotId ?? 3, applicants },
      aKey(),
    ),
  )
}

const sampleBirthDate = anApplicant().personal.birthDate
let personCount = 1

/** A different birth date for each request, because one person can have only one open request (D47). */
const uniqueBirthDate = ({ personal, passport }: Applicant): IsoDate => {
  const { birthDate, birthCertificateId } = personal
  const isSample = birthDate === sampleBirthDate && !birthCertificateId && !passport.passportNumber
  return isSample ? addDays(birthDate, personCount++) : birthDate
}

/** A request at the sample office that matches the hold, with nationality and site of the sample data. */
export const aRequestFor = async (
  { service }: Pick<TestSystem, 'service'>,
  appointmentIds: readonly number[],
  changes: Partial<NewRequest> = {},
): Promise<NewRequest> => {
  const { lists, offices } = await service.services.master.snapshot()
  const nationalityId = lists.nationalities.find(({ code }) => code === 'ETH')?.id ?? 0
  const { officeId = sampleOffice } = changes
  const request = aNewRequest({
    officeId,
    deliverySiteId: offices.get(officeId)?.deliverySites[0]?.id,
    appointmentIds,
    ...changes,
  })
  return {
    ...request,
    applicants: request.applicants.map((applicant) => ({
      ...applicant,
      personal: { ...applicant.personal, nationalityId, birthDate: uniqueBirthDate(applicant) },
    })),
  }
}

/**
 * Uploads every required document of each person: a photo with hidden metadata. `first: 'pdf'` makes the first one a PDF, which
 * is slower.
 */
export const uploadAll = async (
  api: PortalApi,
  { persons }: SubmittedRequest,
  { first = 'photo' }: { readonly first?: 'photo' | 'pdf' } = {},
): Promise<void> => {
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#8aa' } })
    .withExif({ IFD0: { Copyright: 'SECRET-CANARY' } })
    .jpeg()
    .toBuffer()
  for (const { requestPersonId } of persons) {
    const required = must(await api.attachments.required(requestPersonId))
    const files = required.map(({ attachmentTypeId }, at) => ({
      attachmentTypeId,
      file:
        at === 0 && first === 'pdf'
          ? new File([new Uint8Array(aPdf())], 'document.pdf', { type: 'application/pdf' })
          : new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }),
    }))
    must(await api.attachments.upload(requestPersonId, files, { key: aKey() }))
  }
}

/** The first person of an application that is not masked. */
export const personOf = ({ persons: [person] }: Application) => {
  const { applicant, personId } = person ?? {}
  if (!person || !applicant || personId === undefined) throw new Error('the application is masked')
  return { ...person, applicant, personId }
}

type Edit = { readonly [Part in 'personal' | 'address' | 'passport' | 'originId']?: Partial<Applicant[Part]> }

/** The change that a form sends after the first person was edited. */
export const changeOf = (application: Application, edit: Edit, more: Partial<RequestChange> = {}): RequestChange => {
  const { requestId, mode, type: requestType, version, confirmationNumber } = application
  const { applicant, personId } = personOf(application)
  const parts = Object.entries(edit).map(([part, typed]) => [part, { ...applicant[part as keyof Edit], ...typed }])
  const edited: Applicant = { ...applicant, ...Object.fromEntries(parts) }
  return {
    requestId,
    mode,
    requestType,
    version,
    confirmationNumber,
    applicants: [{ personId, applicant: edited }],
    ...more,
  }
}

export interface Submitted {
  readonly api: PortalApi
  readonly submitted: SubmittedRequest
  readonly requestId: number
  /** Of the first person. */
  readonly applicationNumber: string
}

/** Changes the first person of a request, like a form that has just read it. */
export const edit = async (
  { api, requestId }: Pick<Submitted, 'api' | 'requestId'>,
  ...change: [edit: Edit, more?: Partial<RequestChange>]
) => api.requests.update(changeOf(must(await api.requests.get(requestId)), ...change), aKey())

/** A visitor whose request is submitted. */
export const submitted = async (
  system: TestSystem,
  changes: Partial<NewRequest> = {},
  slotId?: number,
): Promise<Submitted> => {
  const api = system.visitor(changes.language)
  const applicants = changes.applicants?.length ?? 1
  const { officeId, requestType } = changes
  const wanted = { ...(officeId && { officeId }), ...(requestType && { requestType }) }
  const hold = await holdAppointment(api, { applicants, ...wanted, ...(slotId !== undefined && { slotId }) })
  const request = await aRequestFor(system, hold.appointmentIds, changes)
  const response = must(await api.requests.submit(request, aKey()))
  const applicationNumber = response.persons[0]?.applicationNumber ?? ''
  return { api, submitted: response, requestId: response.requestId, applicationNumber }
}

/** A visitor whose request is submitted, with its documents, confirmed. */
export const confirmed = async (
  system: TestSystem,
  changes: Partial<NewRequest> = {},
  slotId?: number,
): Promise<Submitted & { readonly application: Application }> => {
  const one = await submitted(system, changes, slotId)
  await uploadAll(one.api, one.submitted)
  return { ...one, application: must(await one.api.requests.confirm(one.requestId, aKey())) }
}

/** A confirmed request with an open order; option 1 is a provider's page, option 4 a code for the bank. */
export const ordered = async (
  system: TestSystem,
  {
    optionId = 1,
    slotId,
    ...changes
  }: Partial<NewRequest> & { readonly optionId?: number; readonly slotId?: number } = {},
): Promise<Submitted & { readonly order: PaymentOrder }> => {
  const one = await confirmed(system, changes, slotId)
  return { ...one, order: must(await one.api.payment.order({ requestId: one.requestId, optionId }, aKey())) }
}

export type Ordered = Awaited<ReturnType<typeof ordered>>

/** A request that is paid on the provider's page. */
export const orderedAndPaid = async (system: TestSystem, options?: Parameters<typeof ordered>[1]): Promise<Ordered> => {
  const one = await ordered(system, options)
  await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
  return one
}
