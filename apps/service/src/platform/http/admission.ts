import type { EndpointId } from '@invea/api/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Refusal } from '../refusal.ts'

/**
 * What is refused first under overload. `essential`: finishes what an applicant has begun or paid. `normal`: reads and changes of one's
 * own data. `deferrable`: can be repeated later without a loss.
 */
export type CallClass = 'essential' | 'normal' | 'deferrable'

/** The class of every endpoint. Health, metrics and the operator interface are always admitted. */
export const callClasses: Readonly<Record<EndpointId, CallClass>> = {
  // Appointments and applications.
  submitAppointment: 'essential',
  submitUrgentAppointment: 'essential',
  extendHold: 'essential',
  releaseHold: 'essential',
  getCurrentHold: 'essential',
  submitRequest: 'essential',
  addPerson: 'essential',
  confirmRequest: 'essential',
  verifyCaptcha: 'essential',
  sendHoldCode: 'essential',
  verifyHoldCode: 'essential',
  // Payments.
  orderRequest: 'essential',
  getCurrentOrder: 'essential',
  paymentCallback: 'essential',
  paymentReturn: 'essential',
  // Sessions and codes.
  signIn: 'essential',
  validateCode: 'essential',
  resendCode: 'essential',
  refreshToken: 'essential',
  signOut: 'essential',
  leaveSharedComputer: 'essential',
  cancelPhoneChange: 'essential',
  smsCallback: 'essential',
  // The waiting line: who is refused here loses the turn.
  takeTicket: 'essential',
  exchangeTicket: 'essential',
  getWaitingLine: 'essential',

  cancelAppointment: 'normal',
  rescheduleAppointment: 'normal',
  updateRequest: 'normal',
  addFamily: 'normal',
  deleteFamily: 'normal',
  getRequest: 'normal',
  getMyApplications: 'normal',
  getMyApplicants: 'normal',
  getByApplicationNumber: 'normal',
  getByConfirmationNumber: 'normal',
  findByApplicationNumber: 'normal',
  findByConfirmationNumber: 'normal',
  getBarcode: 'normal',
  getSlip: 'normal',
  getSlipPdf: 'normal',
  getSlipCalendar: 'normal',
  getAttachment: 'normal',
  getRequiredAttachments: 'normal',
  getPrice: 'normal',
  getPaymentOptions: 'normal',
  getPhoneState: 'normal',
  startPhoneChange: 'normal',
  confirmPhoneChange: 'normal',
  sendPhoneLink: 'normal',
  registerUser: 'normal',
  confirmRegistration: 'normal',
  forgotPassword: 'normal',
  resetPassword: 'normal',
  getMasterData: 'normal',
  getOffices: 'normal',
  getCitiesByRegion: 'normal',
  getFamilyTypes: 'normal',
  getRestrictions: 'normal',
  getRequestTypes: 'normal',
  getUrgentRequestTypes: 'normal',
  getOriginIdPrices: 'normal',
  getChallenge: 'normal',

  getAvailability: 'deferrable',
  getUrgentAvailability: 'deferrable',
  getDeliveryEstimate: 'deferrable',
  getEarliestDates: 'deferrable',
  uploadAttachment: 'deferrable',
  uploadChangeAttachment: 'deferrable',
  copyAttachment: 'deferrable',
  getFigures: 'deferrable',
  getNotices: 'deferrable',
  createFeedback: 'deferrable',
}

/** The share of the limit up to which a class is admitted. */
const shareOf: Readonly<Record<CallClass, number>> = { essential: 1, normal: 0.75, deferrable: 0.5 }

interface AdmissionSettings {
  /** Maximum number of calls handled at one time. */
  readonly most: number
  /** Milliseconds that new work may wait for the event loop and a database connection. */
  readonly waitTarget: number
}

/** Fewer calls at one time are never refused: a pause of the machine is no overload. */
export const leastCallsAtOnce = 64

/**
 * The limit of the next interval. It falls to four fifths of what ran when all new work waited longer than the target, and grows by a
 * twentieth when it was used. `waited` is the shortest wait of the interval, as in CoDel: a short burst does not change the limit.
 */
export const nextLimit = (
  { limit, busiest, waited }: { readonly limit: number; readonly busiest: number; readonly waited: number },
  { most, waitTarget }: AdmissionSettings,
): number => {
  const least = Math.min(most, leastCallsAtOnce)
  if (waited > waitTarget) return Math.max(least, Math.floor(0.8 * Math.min(limit, busiest)))
  return busiest >= limit * shareOf.deferrable ? Math.min(most, Math.ceil(limit * 1.05)) : limit
}

export interface Admission {
  /** Whether a call of this class may begin now. */
  admits(callClass: CallClass): boolean
  /** Counts a call that begins; each is followed by one `end`. */
  begin(): void
  end(): void
  /** Ends an interval in which new work waited at least this many milliseconds. */
  adjust(waited: number): void
  readonly running: number
  readonly limit: number
}

/** Decides which calls are handled and which are refused at once. */
export const createAdmission = (settings: AdmissionSettings): Admission => {
  let limit = settings.most
  let running = 0
  let busiest = 0
  return {
    admits: (callClass) => running < Math.max(1, limit * shareOf[callClass]),
    begin: () => {
      running += 1
      busiest = Math.max(busiest, running)
    },
    end: () => {
      running -= 1
    },
    adjust: (waited) => {
      limit = nextLimit({ limit, busiest, waited }, settings)
      busiest = running
    },
    get running() {
      return running
    },
    get limit() {
      return limit
    },
  }
}

/** Bytes that uploads may have in memory at one time. */
export const createByteBudget = (most: number) => {
  let taken = 0
  return {
    /** Returns the function that gives the bytes back, or undefined when too many are taken. A single upload always fits. */
    take: (bytes: number): (() => void) | undefined => {
      if (taken > 0 && taken + bytes > most) return undefined
      taken += bytes
      return () => {
        taken -= bytes
      }
    },
  }
}

const interval = { milliseconds: 100, samples: 4 } as const

/**
 * Measures what a statement waits for the event loop, a connection and the database, while calls run. `report` gets the shortest wait of
 * each interval. Returns a function that ends it.
 */
export const measureWait = (
  db: Kysely<Database>,
  isNeeded: () => boolean,
  report: (milliseconds: number) => void,
): (() => void) => {
  let begun: number | undefined
  let samples: number[] = []
  let ticks = 0
  const sample = async () => {
    begun = performance.now()
    // Without a database calls are refused for that reason; nothing was measured.
    const ok = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (ok) samples.push(performance.now() - begun)
    begun = undefined
  }
  const timer = setInterval(() => {
    ticks += 1
    if (ticks % interval.samples === 0) {
      // A statement that still waits has waited this long already.
      const shortest = Math.min(...samples, ...(begun === undefined ? [] : [performance.now() - begun]))
      samples = []
      if (Number.isFinite(shortest)) report(shortest)
    }
    if (begun === undefined && isNeeded()) void sample()
  }, interval.milliseconds / interval.samples)
  timer.unref()
  return () => clearInterval(timer)
}

/** A call that comes too early for the service. Clients return at different times, two to eight seconds later. */
export const busy = (): Refusal => ({ code: 'unavailable', retryAfterSeconds: 2 + Math.floor(Math.random() * 7) })
