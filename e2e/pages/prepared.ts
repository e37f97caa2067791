import { randomUUID } from 'node:crypto'
import { type CaptchaForm, createPortalClient, memoryStore, type PortalApi } from '@invea/api'
import { bookingWindow } from '@invea/domain'
import type { PaymentOrder } from '@invea/domain/application'
import { aNewRequest, anApplicant } from '@invea/domain/testing'
import { solveCaptcha, unwrap } from '@invea/tooling/test-client'
import type { BrowserContext, Page } from '@playwright/test'
import { pdf } from '../files.ts'
import { newName } from './applicant-form.ts'

/** localStorage key of the session state (`packages/api/src/session/session-store.ts`). */
const storageKey = 'invea.session'

/** A `fetch` for the typed client that uses and updates the cookies of a browser. */
const fetchAs =
  (context: BrowserContext, origin: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const response = await context.request.fetch(request.url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), origin },
      ...(request.body && { data: Buffer.from(await request.arrayBuffer()) }),
    })
    const body = await response.body()
    return new Response(body.length > 0 ? new Uint8Array(body) : null, {
      status: response.status(),
      headers: response.headers(),
    })
  }

const passCaptcha = async (api: PortalApi, form: CaptchaForm) => {
  const challenge = unwrap(await api.captcha.challenge(form))
  unwrap(await api.captcha.verify(form, await solveCaptcha(challenge), randomUUID()))
}

const submitRequest = async (api: PortalApi, phoneNumber = '0900000001') => {
  const { regions, nationalities } = unwrap(await api.master.all())
  const region = regions.find(({ name }) => name.en === 'Oromia')
  const offices = unwrap(await api.master.cities(region?.id ?? 0)).flatMap((city) => city.offices)
  const [office] = offices
  if (!office) throw new Error('Oromia has no office')
  const search = { officeId: office.id, requestType: 'new', applicants: 1 } as const
  const { from, to } = bookingWindow(
    unwrap(await api.master.restrictions()).find(({ officeId }) => officeId === office.id) ?? {
      minDays: 0,
      maxDays: 0,
    },
    office.today,
  )
  const [day] = unwrap(await api.schedule.availability({ ...search, from, to }))
  const slotId = day?.slots[0]?.id
  if (!day || slotId === undefined) throw new Error('the office has no free day')
  const { appointmentIds } = unwrap(await api.schedule.hold({ ...search, date: day.date, slotId }, randomUUID()))
  const applicant = anApplicant()
  const nationalityId = nationalities.find(({ code }) => code === 'ETH')?.id ?? 0
  const personal = { ...applicant.personal, nationalityId, grandfatherName: newName(), phoneNumber }
  const request = aNewRequest({
    officeId: office.id,
    deliverySiteId: office.deliverySites[0]?.id,
    appointmentIds,
    applicants: [{ ...applicant, personal }],
  })
  return unwrap(await api.requests.submit(request, randomUUID()))
}

const sendDocuments = async (api: PortalApi, requestPersonId: number) => {
  const { name, mimeType, buffer } = pdf('certificate.pdf')
  const file = new File([new Uint8Array(buffer)], name, { type: mimeType })
  const required = unwrap(await api.attachments.required(requestPersonId))
  const files = required.map(({ attachmentTypeId }) => ({ attachmentTypeId, file }))
  unwrap(await api.attachments.upload(requestPersonId, files, { key: randomUUID() }))
}

/** The last completed step of a prepared application. */
type PreparedStatus = 'submitted' | 'documents' | 'confirmed' | 'ordered'

/** A prepared application: its numbers, which open it on any device, and its open order. */
export interface Prepared {
  readonly requestId: number
  readonly applicationNumber: string
  readonly confirmationNumber: string
  readonly order?: PaymentOrder | undefined
}

/** Creates an applicant who applies through the typed client. The browser shares the session. */
export const openApplicantSession = async (page: Page, serviceUrl: string, portalUrl: string) => {
  const store = memoryStore()
  const api = createPortalClient({
    baseUrl: serviceUrl,
    fetch: fetchAs(page.context(), portalUrl),
    session: { delivery: 'cookie', store },
  })
  await passCaptcha(api, 'site')
  await passCaptcha(api, 'passport')
  await page.goto(portalUrl)
  await page.evaluate(([key, note]) => localStorage.setItem(key, note), [
    storageKey,
    JSON.stringify(store.load()),
  ] as const)
  const apply = async (status: PreparedStatus, phoneNumber?: string): Promise<Prepared> => {
    const { requestId, persons, confirmationNumber } = await submitRequest(api, phoneNumber)
    const application = { requestId, confirmationNumber, applicationNumber: persons[0]?.applicationNumber ?? '' }
    if (status === 'submitted') return application
    for (const { requestPersonId } of persons) await sendDocuments(api, requestPersonId)
    if (status === 'documents') return application
    unwrap(await api.requests.confirm(requestId, randomUUID()))
    if (status === 'confirmed') return application
    const option = unwrap(await api.payment.options()).find(({ kind }) => kind === 'code')
    return {
      ...application,
      order: unwrap(await api.payment.order({ requestId, optionId: option?.id ?? 0 }, randomUUID())),
    }
  }
  const cancel = async ({ requestId }: Prepared) => unwrap(await api.schedule.cancel(requestId, randomUUID()))
  return { apply, cancel }
}

/** Creates a New application with its documents, confirmed and not paid. */
export const prepareApplication = async (page: Page, serviceUrl: string, portalUrl: string): Promise<Prepared> =>
  (await openApplicantSession(page, serviceUrl, portalUrl)).apply('confirmed')
