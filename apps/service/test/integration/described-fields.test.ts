import type { PortalApi } from '@invea/api'
import { type Applicant, isoDate } from '@invea/domain'
import type { NewRequest } from '@invea/domain/application'
import {
  aFamilyMember,
  anAddress,
  anApplicant,
  anOldPassport,
  anOriginIdApplicant,
  anOriginIdRequest,
  aPersonalDetail,
} from '@invea/domain/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createOperatorContext } from '../../src/operator/command.ts'
import { exportPerson } from '../../src/operator/export-person.ts'
import { aRegistration } from '../../src/testing/a-member.ts'
import { aPdf } from '../../src/testing/a-pdf.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aKey, aRequestFor, holdAppointment, must, uploadAll } from './a-submission.ts'
import { signInMember, solveCaptcha, type TestSystem, testSystemOf } from './a-test-system.ts'

/** `path.a`, `path.b` … */
const within = (path: string, names: string): readonly string[] => names.split(' ').map((name) => `${path}.${name}`)
const fields = (names: string): readonly string[] => names.split(' ')

// The lists of the specification, word for word. A list in a field is `[]`.

const sentAddress = 'city region state zone wereda kebele street houseNo poBox requestPlace'
const sentApplicant =
  'firstName middleName lastName geezFirstName geezMiddleName geezLastName dateOfBirth gender nationalityId ' +
  'occupationId height eyeColor hairColor phoneNumber email birthCertificateId isUnder18 isAdoption maritalStatus ' +
  'passportPageId passportNumber issueDate expireDate passportType isDatacorrected personId'

/** A §3 Submitted request: each applicant; birthPlace, the two changed dates and filled by are of Personal and Passport info. */
const submittedApplicant = (applicants: string) => [
  ...within(
    applicants,
    `${sentApplicant} halfCast enrolmentDate photoPath employeeID applicationNumber organizationID correctionType ` +
      'requestReason birthPlace isIssueDateChanged isExpirationDateChanged filledBy',
  ),
  ...within(`${applicants}.address`, `personId addressId ${sentAddress}`),
  ...within(`${applicants}.familyRequests[]`, 'id firstName lastName familtyTypeId personId'),
]

const duration = (path: string) => within(path, 'id startTime endTime isMorning')
const appointment = (path: string) => [...within(path, 'id date'), ...duration(`${path}.duration`)]
const requiredAttachements = (path: string) => within(path, 'attachmentTypeId attachmentType')
const attachments = (path: string) => within(path, 'attachmentId attachmentType attachmentTypeId attachmentPath')

/** B §3 Request, Person, Address, Family member. */
const storedRequest = (path: string) => [
  ...within(
    path,
    'requestId type requestStatus requestMode requestModeValue requestTypeId requestDate requestedDateDisplay ' +
      'appointmentDateDisplay deliveryDateDisplay birthDateDisplay currentDate officeId office deliverySite totalPrice ' +
      'confirmationNumber oidApplicantType requestType',
  ),
  ...appointment(`${path}.appointmentResponse`),
  ...requiredAttachements(`${path}.requiredAttachements[]`),
  ...within(
    `${path}.personResponses[]`,
    'id firstName middleName lastName geezFirstName geezMiddleName geezLastName dateOfBirth birthPlace gender ' +
      'nationalityId occupationId height eyeColor hairColor isHalfCast phoneNumber email birthCountry birthCity ' +
      'isUnder18 isAdoption applicationNumber orderCode personStatus isApplicantNotified deliveryAppointment ' +
      'maritalStatusEnum',
  ),
  ...within(`${path}.personResponses[].address`, `id personId country phoneNumber email ${sentAddress}`),
  ...within(`${path}.personResponses[].familyResponses[]`, 'id personId familtyTypeId familtyType firstName lastName'),
  ...attachments(`${path}.personResponses[].attachmentList[]`),
  ...within(
    `${path}.personResponses[].passportRes`,
    'birthCertificateId maritalStatusEnum passportNumber passportPage passportPageId issueDate expireDate ' +
      'correctionReason isDatacorrected filledBy passportType',
  ),
]

const deliverySite = (path: string) => within(path, 'id siteName address phoneNumber')
const office = (path: string) => [
  ...within(path, 'id name address fax noOfDaysForProcess today'),
  ...deliverySite(`${path}.deliverySites[]`),
]
const city = (path: string) => [...within(path, 'id name'), ...office(`${path}.offices[]`)]
const availableDays = (path: string) => [...within(path, 'date'), ...duration(`${path}.durations[]`)]
const person = (path: string) => within(path, 'id requestPersonId')

const submittedResponse = [
  ...fields('message serviceResponseList[].requestId'),
  ...person('serviceResponseList[].personResponses[]'),
]
const session = fields('accessToken refreshToken status message')

interface DescribedCall {
  readonly sends?: readonly string[]
  readonly returns?: readonly string[]
}

/** The calls of A §7 and B §7. Path and query parameters are listed under their own names. */
const described: Readonly<Record<string, DescribedCall>> = {
  'GET /Person/api/V1.0/Person/GetAllFamilyType': { returns: within('familyTypesResponse[]', 'id type') },
  'GET /Master/api/V1.0/CountryRegion/GetCityListByRegion': { sends: fields('regionId'), returns: city('cities[]') },
  'GET /Master/api/V1.0/AdvancedRestriction/GetAll': {
    returns: within('advancedRestrictions[]', 'officeId minDays maxDays'),
  },
  'GET /Master/api/V1.0/OfficeRequestType/GetAllRequestTypes': {
    returns: within('requestTypes[]', 'id type descrption'),
  },
  'GET /Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes': {
    returns: within('requestTypes[]', 'id type descrption'),
  },
  'GET /Master/api/V1.0/MasterDatas/GetAll': {
    returns: [
      ...within('occupations[]', 'id title'),
      ...within('familyTypes[]', 'id type'),
      ...within('nationalities[]', 'id name code'),
      ...within('pagePassports[]', 'id passportPage'),
      ...within('countryRegionFullData[]', 'id name'),
      // Offices have their own `today` and come with the cities of a region: clients cache this list for 24 hours.
      ...within('countryRegionFullData[].cities[]', 'id name'),
    ],
  },
  'POST /Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes': {
    sends: fields('startDate endDate requestTypeId officeId noOfApplicants'),
    returns: availableDays('availableDateAndTimes[]'),
  },
  'POST /Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes': {
    sends: fields('startDate endDate apptDate processDays isUrgent requestTypeId officeId noOfApplicants'),
    returns: within('availableDateAndTimes[]', 'date urgentQuotaId'),
  },
  'POST /Schedule/api/V1.0/Schedule/GetAvailableDeliveryAppointment': {
    sends: fields('requestTypeId officeId noOfApplicants isUrgent processDays'),
    returns: ['date', ...duration('duration')],
  },
  'POST /Schedule/api/V1.0/Schedule/SubmitAppointment': {
    sends: fields('id date durationId dateTimeFormat noOfApplicants officeId requestTypeId'),
    returns: ['message', ...appointment('appointmentResponses[]')],
  },
  'POST /Schedule/api/V1.0/Schedule/SubmitUrgentAppointment': {
    sends: fields('id date dateTimeFormat urgentQuotaId noOfApplicants'),
    returns: ['message', ...within('urgentAppointmentResponses[]', 'id date')],
  },
  'POST /Schedule/api/V1.0/Schedule/RescheduleAppointment': {
    sends: fields('id date requestId durationId dateTimeFormat'),
    returns: ['message', 'date', ...duration('duration'), ...appointment('appointmentResp')],
  },
  'POST /Schedule/api/V1.0/Schedule/CancelAppointment/': { sends: fields('requestId') },
  'POST /Request/api/V1.0/Request/SubmitRequest': {
    sends: [
      ...fields(
        'requestId requestMode processDays officeId deliverySiteId requestTypeId appointmentIds userName deliveryDate ' +
          'deliveryDateFormat status confirmationNumber',
      ),
      ...submittedApplicant('applicants[]'),
    ],
    returns: submittedResponse,
  },
  'POST /Request/api/V1.0/Request/AddPerson': {
    sends: [...fields('requestId appointmentIds'), ...submittedApplicant('applicants[]')],
    returns: submittedResponse,
  },
  'PUT /Request/api/V1.0/Request/UpdateRequest': {
    sends: [
      ...fields('requestId requestMode requestTypeId status confirmationNumber'),
      ...within('applicants[]', `${sentApplicant} isHalfCast birthPlace`),
      ...within('applicants[].address', sentAddress),
      ...within('applicants[].familyRequests[]', 'id firstName lastName familtyTypeId personId'),
    ],
  },
  'GET /Request/api/V1.0/Request/GetMyApplications': {
    returns: [...fields('status message'), ...storedRequest('serviceResponseList[]')],
  },
  'GET /Request/api/V1.0/Request/GetRequestsByApplicationNumber': {
    sends: fields('applicationNumber'),
    returns: fields('status message serviceRequest.requestId serviceRequest.personResponses[].applicationNumber'),
  },
  'GET /Request/api/V1.0/Request/GetRequestsByConfirmationNumber': {
    sends: fields('confirmationNumber'),
    returns: fields('status serviceResponseList[].requestId serviceResponseList[].personResponses[].applicationNumber'),
  },
  'GET /Request/api/V1.0/Request/GetBarCode': { sends: fields('requestId'), returns: fields('status barCode data') },
  'GET /Master/api/V1.0/ServicePrice/GetPriceForRequest': {
    sends: fields('requestId'),
    returns: [
      'totalPrice',
      ...within('priceTotalDetail[]', 'lable amount'),
      ...fields('individualPrice[].personFullName'),
      ...within('individualPrice[].priceDetail[]', 'lable amount'),
    ],
  },
  'GET /Master/api/V1.0/Attachement/GetRequiredAttachementsByPersonRequest': {
    sends: fields('requestPersonId'),
    returns: requiredAttachements('requiredAttachements[]'),
  },
  'POST /Request/api/V1.0/RequestAttachments/UploadAttachment': {
    sends: fields('personRequestId'),
    returns: ['message', ...attachments('attachments[]')],
  },
  'POST /Request/api/V1.0/RequestAttachments/UploadChangeAttachment': { sends: fields('personRequestId') },
  'POST /Person/api/V1.0/Person/AddFamily': {
    sends: within('[]', 'id personId familtyTypeId firstName lastName'),
    returns: fields('families[].id'),
  },
  'DELETE /Person/api/V1.0/Person/DeleteFamily': { sends: fields('familyId') },
  'GET /Payment/api/V1.0/Payment/GetPaymentOptions': { returns: within('paymentOptions[]', 'id code name imageUrl') },
  'POST /Payment/api/V1.0/Payment/OrderRequest': {
    sends: fields('FirstName LastName Email Phone Amount Currency City Country Channel PaymentOptionsId requestId'),
    returns: fields('paymentOptionName orderId amount instractions[].description redirectMSG'),
  },
  'POST /User/api/V1.0/Account/SignIn': {
    sends: fields('username password'),
    returns: [...session, 'username', 'phoneNumber'],
  },
  'POST /User/api/V1.0/Account/ValidateSmsOtp': { sends: fields('phoneNumber email otp'), returns: session },
  'POST /User/api/V1.0/Account/ForgotPassword': { sends: fields('username callBackUrl'), returns: fields('status') },
  'POST /User/api/V1.0/Account/ResetForgotedPassword': { sends: fields('username newPassword') },
  'POST /api/Register/V1.0/UserRegistration/RegisterUser': {
    sends: fields('firstName middleName lastName phoneNumber email password passwordTwo'),
  },
  'POST /Transactional/api/V1.0/Feedback/Create': {
    sends: fields('firstName lastName phonenumber email feedbackNote'),
    returns: fields('status'),
  },
}

/** Paths of all values, including empty lists and null. */
const pathsOf = (value: unknown, path = ''): readonly string[] => {
  if (value === undefined) return []
  if (Array.isArray(value)) return [path, ...value.flatMap((one) => pathsOf(one, `${path}[]`))]
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([name, one]) => pathsOf(one, path ? `${path}.${name}` : name))
  return path ? [path, ...inner] : inner
}

interface Exchange {
  readonly call: string
  readonly authorization: string
  readonly sent: unknown
  readonly response: unknown
}

const readBody = async (request: Request): Promise<unknown> => {
  if (!request.body) return {}
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    return Object.fromEntries([...(await request.formData()).keys()].map((name) => [name, true]))
  }
  return JSON.parse(await request.text())
}

/** Records the requests and responses of a client. */
const recorded =
  (exchanges: Exchange[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const copy = request.clone()
    const response = await fetch(request)
    const { pathname, searchParams } = new URL(copy.url)
    const body = await readBody(copy)
    const text = await response.clone().text()
    exchanges.push({
      call: `${copy.method} ${pathname}`,
      authorization: copy.headers.get('authorization') ?? '',
      sent: Array.isArray(body) ? body : { ...Object.fromEntries(searchParams), ...(body as object) },
      response: text.startsWith('{') ? JSON.parse(text) : {},
    })
    return response
  }

/** Everything that a form can contain about one person. */
const wholeApplicant = (firstName: string): Applicant =>
  anApplicant({
    personal: aPersonalDetail({
      ...{ firstName, birthPlace: 'Adama, Ethiopia', occupationId: 1, height: 170 },
      ...{ eyeColor: 'Brown', hairColor: 'Black', email: 'applicant@example.org' },
      birthCertificateId: `12345678901234${String(firstName.length).padStart(2, '0')}`,
    }),
    address: anAddress({
      ...{ state: 'A', zone: 'B', woreda: '03', kebele: '04', street: 'C', houseNo: '5', poBox: '6', subCity: 'Bole' },
    }),
    family: [aFamilyMember()],
  })

const callMasterData = async (api: PortalApi) => {
  must(await api.master.familyTypes())
  must(await api.master.restrictions())
  must(await api.master.requestTypes())
  must(await api.master.urgentRequestTypes())
  const { regions } = must(await api.master.all())
  for (const { id } of regions) must(await api.master.cities(id))
  must(await api.payment.options())
}

const callUrgent = async (api: PortalApi) => {
  const office = { officeId: 1, requestType: 'new', applicants: 1 } as const
  const range = { from: isoDate('2026-12-01'), to: isoDate('2026-12-20') }
  must(await api.schedule.urgentAvailability({ ...office, ...range }))
  const date = isoDate('2026-12-01')
  const [day] = must(await api.schedule.urgentAvailability({ ...office, date, urgentDays: 2 }))
  must(await api.schedule.deliveryEstimate({ ...office, requestType: 'renewal', urgentDays: 2 }))
  const slot = { ...office, date, urgentQuotaId: day?.urgentQuotaId ?? 0, urgentDays: 2 } as const
  must(await api.schedule.holdUrgent(slot, aKey()))
  must(await api.schedule.releaseHold(aKey()))
}

const callAccount = async (api: PortalApi) => {
  await solveCaptcha(api, 'signUp')
  const registration = aRegistration()
  const callBackUrl = 'http://localhost:4100/resetForgotedPassword'
  must(await api.account.register({ ...registration, callBackUrl }, aKey()))
  await api.account.confirmRegistration({ username: registration.email, password: 'x', proof: 'x' }, aKey())
  await solveCaptcha(api, 'signIn')
  await api.account.forgotPassword({ username: registration.email, callBackUrl }, aKey())
  await api.account.resetPassword({ username: registration.email, newPassword: 'tena-yistilign-2' }, aKey())
  await api.account.sendPhoneLink({ callBackUrl }, aKey())
  await api.account.startPhoneChange({ phoneNumber: '0911000201', password: 'x', proof: 'x' }, aKey())
  await api.account.confirmPhoneChange({ code: '000000', oldCode: '000000', callBackUrl }, aKey())
  await api.account.cancelPhoneChange({}, aKey())
  await solveCaptcha(api, 'contact')
  const message = {
    firstName: 'A',
    grandfatherName: 'B',
    phoneNumber: '0900000001',
    email: 'a@example.org',
    message: 'C',
  }
  must(await api.feedback.send(message, aKey()))
}

/** A group of two with everything filled in: submitted, added to, corrected, paid and moved. */
const callRequest = async (system: TestSystem, api: PortalApi) => {
  const range = { from: isoDate('2026-12-01'), to: isoDate('2026-12-10') }
  must(await api.schedule.availability({ officeId: 2, requestType: 'new', applicants: 2, ...range }))
  const { appointmentIds } = await holdAppointment(api, { applicants: 2 })
  const request = await aRequestFor(system, appointmentIds, {
    applicants: [wholeApplicant('ABEBE'), wholeApplicant('SAMUEL')],
  })
  const [first, second] = request.applicants
  if (!first || !second) throw new Error('two applicants')
  const submitted = must(await api.requests.submit({ ...request, applicants: [first] }, aKey()))
  const { requestId, confirmationNumber } = submitted
  const added = must(await api.requests.addPerson({ requestId, appointmentIds, applicants: [second] }, aKey()))
  must(await api.requests.price(requestId))
  const [person] = submitted.persons
  const personId = person?.personId ?? 0
  const members = must(await api.family.add({ personId, members: [aFamilyMember({ firstName: 'SARA' })] }, aKey()))
  must(await api.family.delete(members[0]?.id ?? 0, aKey()))
  await uploadAll(api, submitted)
  await uploadAll(api, added)
  const [stored] = must(await api.requests.get(requestId)).persons
  const file = new File([new Uint8Array(aPdf())], 'document.pdf', { type: 'application/pdf' })
  const change = { attachmentTypeId: stored?.attachments?.[0]?.attachmentTypeId ?? 0, file }
  const attachmentId = stored?.attachments?.[0]?.attachmentId
  must(await api.attachments.change(person?.requestPersonId ?? 0, [{ ...change, attachmentId }], { key: aKey() }))
  const applicants = [{ personId, applicant: { ...first, address: { ...first.address, houseNo: '7' } } }]
  const { mode, requestType } = request
  must(await api.requests.update({ requestId, confirmationNumber, mode, requestType, applicants }, aKey()))
  must(await api.requests.confirm(requestId, aKey()))
  const order = {
    ...{ requestId, optionId: 1, amount: 10_000, channel: 'PSS' as const },
    payer: {
      firstName: 'ABEBE',
      grandfatherName: 'TESFAYE',
      email: 'applicant@example.org',
      phoneNumber: '0900000001',
    },
  }
  const { redirectUrl } = must(await api.payment.order(order, aKey()))
  await system.sandbox.press(redirectUrl ?? '', 'pay')
  must(await api.requests.barcode(requestId))
  const { appointmentId } = must(await api.requests.get(requestId))
  const moved = { requestId, date: isoDate('2026-12-02'), slotId: 3, appointmentId }
  must(await api.schedule.reschedule(moved, aKey()))
  must(await api.requests.mine())
  return { requestId, confirmationNumber, applicationNumber: person?.applicationNumber ?? '' }
}

/** Fields that are in no form. */
const unchecked = {
  ...{ passportType: 'Service', filledBy: 'guardian', enrolmentDate: isoDate('2026-11-01'), photoPath: 'photos/1.jpg' },
  ...{ employeeId: 'E1', organizationId: 'O1', issueDateChanged: true, expirationDateChanged: true },
}

/** The type without a calendar: an estimate instead of a day, an old passport and a correction. */
const callRenewal = async (system: TestSystem, api: PortalApi) => {
  const { appointmentIds, date } = await holdAppointment(api, { requestType: 'renewal' })
  const applicant = wholeApplicant('MARTA')
  const passport = anOldPassport({
    ...{ passportNumber: 'EP7654321', issueDate: isoDate('2015-01-10'), expirationDate: isoDate('2020-06-01') },
    ...{ dataCorrected: true, correctionType: 'name' as const },
  })
  const changes: Partial<NewRequest> = {
    ...{ requestType: 'renewal', replacementReason: 'expired', deliverySiteId: undefined, deliveryDate: date },
    applicants: [{ ...applicant, passport, requestReason: 'a reason', unchecked }],
  }
  const { requestId, persons } = must(
    await api.requests.submit(await aRequestFor(system, appointmentIds, changes), aKey()),
  )
  must(await api.requests.mine())
  must(await api.schedule.cancel(requestId, aKey()))
  return persons[0]?.applicationNumber ?? ''
}

/** The other request shape (B §3). */
const callOriginId = async (system: TestSystem, api: PortalApi) => {
  const { appointmentIds } = await holdAppointment(api)
  const { lists, offices } = await system.service.services.master.snapshot()
  const nationalityId = lists.nationalities.find(({ code }) => code !== 'ETH')?.id ?? 0
  const applicant = anOriginIdApplicant()
  const deliverySiteId = offices.get(2)?.deliverySites[0]?.id
  const applicants = [{ ...applicant, personal: { ...applicant.personal, nationalityId } }]
  must(
    await api.requests.submit(anOriginIdRequest({ officeId: 2, deliverySiteId, appointmentIds, applicants }), aKey()),
  )
  must(await api.requests.mine())
}

/** Sends fields in the address, as the described client does. The portals send them in the body, which is not logged. */
const lookUpAsDescribed = async (
  system: TestSystem,
  send: typeof fetch,
  authorization: string,
  found: { applicationNumber: string; confirmationNumber: string },
) => {
  const at = `${system.service.url}/Request/api/V1.0/Request`
  const headers = { authorization }
  await send(`${at}/GetRequestsByApplicationNumber?applicationNumber=${found.applicationNumber}`, { headers })
  await send(`${at}/GetRequestsByConfirmationNumber?confirmationNumber=${found.confirmationNumber}`, { headers })
}

/** Where a sent field of an applicant is returned, if not under its own name. */
const returnedAs: Readonly<Record<string, string>> = {
  maritalStatus: 'maritalStatusEnum',
  halfCast: 'isHalfCast',
  birthCertificateId: 'passportRes.birthCertificateId',
  correctionType: 'passportRes.correctionReason',
  'familyRequests.0.familtyTypeId': 'familyResponses.0.familtyTypeId',
  'familyRequests.0.firstName': 'familyResponses.0.firstName',
  'familyRequests.0.lastName': 'familyResponses.0.lastName',
  ...Object.fromEntries(
    fields('passportNumber issueDate expireDate passportPageId isDatacorrected passportType filledBy').map((name) => [
      name,
      `passportRes.${name}`,
    ]),
  ),
}
/** Ids and numbers that the service sets. */
const setByService = new Set(fields('personId applicationNumber'))
/** Fields that are stored but that no described call returns, with their names in the export of a person. */
const exportedAs: Readonly<Record<string, string>> = {
  isIssueDateChanged: 'unchecked.issueDateChanged',
  isExpirationDateChanged: 'unchecked.expirationDateChanged',
  enrolmentDate: 'unchecked.enrolmentDate',
  photoPath: 'unchecked.photoPath',
  employeeID: 'unchecked.employeeId',
  organizationID: 'unchecked.organizationId',
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  const exchanges: Exchange[] = []
  let renewed = ''
  beforeAll(async () => {
    const send = recorded(exchanges)
    const api = system.visitor('en', send)
    await callMasterData(api)
    const found = await callRequest(system, api)
    await lookUpAsDescribed(system, send, exchanges.at(-1)?.authorization ?? '', found)
    const member = system.visitor('en', send)
    await callAccount(member)
    await signInMember(system, member)
    await solveCaptcha(member, 'site')
    await callUrgent(member)
    await callOriginId(system, system.visitor('en', send))
    renewed = await callRenewal(system, system.visitor('en', send))
  })

  test.each(Object.entries(described))(
    '%s has every described field, sent and returned',
    (call, { sends = [], returns = [] }) => {
      const matching = exchanges.filter((exchange) => exchange.call === call)
      expect(matching).not.toEqual([])
      const paths = (side: 'sent' | 'response') => new Set(matching.flatMap((exchange) => pathsOf(exchange[side])))
      const [sent, returned] = [paths('sent'), paths('response')]
      expect({
        notSent: sends.filter((path) => !sent.has(path)),
        notReturned: returns.filter((path) => !returned.has(path)),
      }).toEqual({ notSent: [], notReturned: [] })
    },
  )

  test('stores every described field of an applicant as it was sent', async () => {
    const last = (call: string) => exchanges.findLast((exchange) => exchange.call === call)
    const sent = at(last('POST /Request/api/V1.0/Request/SubmitRequest')?.sent, 'applicants.0')
    const returned = at(
      last('GET /Request/api/V1.0/Request/GetMyApplications')?.response,
      'serviceResponseList.0.personResponses.0',
    )
    const exportResult = await exportPerson.run(createOperatorContext(system.service.services), {
      applicationNumber: renewed,
    })
    const exported = new Map(exportResult.ok ? exportResult.value.rows.map(({ field, value }) => [field, value]) : [])
    const paths = [
      ...submittedApplicant('')
        .map((path) => path.slice(1).replace('[]', '.0'))
        .filter((path) => !setByService.has(path) && !/\.(id|personId|addressId)$/.test(path)),
    ]
    expect(paths).toHaveLength(49)
    const lost = paths.filter((path) => {
      const stored = exportedAs[path] ? exported.get(exportedAs[path]) : at(returned, returnedAs[path] ?? path)
      // Codes are sent as digits and returned as numbers.
      return String(stored) !== String(at(sent, path))
    })
    expect(lost).toEqual([])
  })
})
