import type { EndpointId } from '@invea/api/contract'
import type { Passwords } from './accounts/passwords.ts'
import type { HoldAdmission } from './appointments/hold-admission.ts'
import type { HoldWriter } from './appointments/hold-writer.ts'
import type { Calendars } from './appointments/office-calendar.ts'
import type { MasterCache } from './master-data/master-cache.ts'
import type { MessageLoad } from './messages/message-load.ts'
import type { MailSender, SmsSender } from './messages/senders.ts'
import type { PaymentProviders } from './payments/providers/provider-registry.ts'
import type { FairQueue } from './platform/fair-queue.ts'
import type { PlatformContext } from './platform/platform-context.ts'
import type * as platform from './platform/request-context.ts'
import type { WorkerPool } from './platform/worker-pool.ts'
import type { SlipSigner } from './slips/slip-signature.ts'
import type { WaitingLineStore, WaitingTickets } from './waiting-line/waiting-line.ts'
import type * as tasks from './worker.ts'

/** Everything that handlers use: the platform and the services of features. `compose.ts` creates it once; tests create their own. */
export interface AppContext extends PlatformContext {
  readonly passwords: Passwords
  readonly master: MasterCache
  readonly calendars: Calendars
  readonly holdAdmission: HoldAdmission
  readonly workers: WorkerPool<typeof tasks>
  /** Decodes pictures and encodes them again. */
  readonly pictures: FairQueue
  readonly slips: SlipSigner
  readonly payments: PaymentProviders
  /** Undefined in development: messages stay in the outbox and are visible on its page. */
  readonly mail: MailSender | undefined
  readonly sms: SmsSender | undefined
  readonly messageLoad: MessageLoad
  readonly holdWriter: HoldWriter
  readonly waitingLine: WaitingLineStore
  readonly waitingTickets: WaitingTickets
}

/** The types of handlers with the services of this service. */
export type RequestContext = platform.RequestContext<AppContext>
export type Handler<Input, Output> = platform.Handler<AppContext, Input, Output>
export type EndpointHandler<Id extends EndpointId> = platform.EndpointHandler<AppContext, Id>
export type Routes = platform.Routes<AppContext>
