import { daysBetween } from '../calendar/iso-date.ts'
import type { SiteDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed-fields.ts'
import { type Closures, isWorkingDay } from '../holidays/working-days.ts'
import type { Issue } from '../issues/issue.ts'
import { type RequestMode, type RequestType, requestTypes } from '../model/choices.ts'
import type { Coordinates, Office } from '../model/master-data.ts'
import type { Instant, IsoDate, LocalizedText } from '../model/scalars.ts'

/** Whether a solved captcha is still valid: the service accepts the session as human until this moment (D15). */
export const isCaptchaValid = (humanUntil: Instant | undefined, now: Instant): boolean =>
  humanUntil !== undefined && Date.parse(humanUntil) > Date.parse(now)

/** A §2: a delivery site is required for New only. */
export const asksDeliverySite = (requestType: RequestType | undefined): boolean => requestType === 'new'

/** Facts that the site rules need besides the choice. */
export interface SiteRules {
  readonly requestType: RequestType | undefined
  readonly now: Instant
  /** True after a slot was held, which needs the captcha. Captcha and hold may expire afterwards. */
  readonly captchaPassed?: boolean | undefined
}

/** A §5 Site selection: region, city, office, delivery site (New only), captcha. Fields are named `site.…`. */
export const siteIssues = (
  site: SiteDraft,
  { requestType, now, captchaPassed = false }: SiteRules,
): readonly Issue[] => {
  const required: readonly (readonly [field: string, code: Issue['code'], given: boolean])[] = [
    ['site.regionId', 'regionRequired', filled(site.regionId) !== undefined],
    ['site.cityId', 'cityRequired', filled(site.cityId) !== undefined],
    ['site.officeId', 'officeRequired', filled(site.officeId) !== undefined],
    [
      'site.deliverySiteId',
      'deliverySiteRequired',
      !asksDeliverySite(requestType) || filled(site.deliverySiteId) !== undefined,
    ],
    ['site.captcha', 'captchaRequired', captchaPassed || isCaptchaValid(site.humanUntil, now)],
  ]
  return required.filter(([, , given]) => !given).map(([field, code]) => ({ field, code }))
}

/** The properties of an office that decide which types it accepts. */
export type OfficeOffer = Pick<Office, 'requestTypes'>

/** Whether an office accepts applications of a type (D46). True while the type is unknown. */
export const offersType = ({ requestTypes: offered }: OfficeOffer, requestType: RequestType | undefined): boolean =>
  offered === undefined || requestType === undefined || requestType === 'unknown' || offered.includes(requestType)

/** Types that at least one of the offices accepts, in the order of the menu. */
export const offeredTypes = (offices: readonly OfficeOffer[]): readonly Exclude<RequestType, 'unknown'>[] =>
  requestTypes.filter((type) => offices.some((office) => offersType(office, type)))

/** D46: the chosen office must accept the chosen type. No issue while the office is unknown. */
export const offeredTypeIssues = (
  office: OfficeOffer | undefined,
  requestType: RequestType | undefined,
  field: string,
): readonly Issue[] => (office && !offersType(office, requestType) ? [{ field, code: 'officeWithoutType' }] : [])

/** A §1: the urgent service is given only at the main office in the capital. Returns no issue for an office that has not loaded yet. */
export const urgentOfficeIssues = (office: Pick<Office, 'main'> | undefined, field: string): readonly Issue[] =>
  office === undefined || office.main ? [] : [{ field, code: 'mainOfficeOnly' }]

const earthRadius = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two points in a straight line over the ground. */
export const distanceInKm = (one: Coordinates, other: Coordinates): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** What an office can close by itself: one request type, or all urgent applications. */
export type ClosedService = Exclude<RequestType, 'unknown'> | 'urgent'

/** Days without appointments at an office or at all offices, with the notice for applicants. */
export interface OfficeClosure {
  readonly id: number
  /** Absent: all offices. */
  readonly officeId?: number | undefined
  /** Absent: everything. */
  readonly service?: ClosedService | undefined
  readonly from: IsoDate
  /** The last closed day. */
  readonly until: IsoDate
  readonly notice: LocalizedText
}

/** An appointment that closures may exclude. Absent properties are not chosen yet. */
export interface ClosureCase {
  readonly officeId?: number | undefined
  readonly requestType?: RequestType | undefined
  readonly mode?: RequestMode | undefined
}

const concernsService = (service: ClosedService | undefined, { requestType, mode }: ClosureCase): boolean => {
  if (service === undefined) return true
  return service === 'urgent' ? mode === 'urgent' : service === requestType
}

/** The closures of an office and service. Without a choice, all closures of that kind are included. */
export const closuresFor = (closures: readonly OfficeClosure[], chosen: ClosureCase): readonly OfficeClosure[] =>
  closures.filter(
    ({ officeId, service }) =>
      (officeId === undefined || chosen.officeId === undefined || officeId === chosen.officeId) &&
      ((chosen.requestType === undefined && chosen.mode === undefined) || concernsService(service, chosen)),
  )

/** Whether one of the closures includes a day. Pass the result of `closuresFor`. */
export const isClosedOn = (date: IsoDate, closures: readonly OfficeClosure[]): boolean =>
  closures.some(({ from, until }) => from <= date && date <= until)

/** Whether an office is closed on a day for a choice: no working day, or closed by the operator. */
export const isDayClosed = (
  day: IsoDate,
  { closures, officeClosures }: { readonly closures: Closures; readonly officeClosures: readonly OfficeClosure[] },
  chosen: ClosureCase,
): boolean => !isWorkingDay(day, closures) || isClosedOn(day, closuresFor(officeClosures, chosen))

/** Closures whose last day is today or later, the earliest first. */
export const currentClosures = (closures: readonly OfficeClosure[], today: IsoDate): readonly OfficeClosure[] =>
  closures
    .filter(({ until }) => today <= until)
    .sort((one, other) => daysBetween(other.from, one.from) || one.id - other.id)
