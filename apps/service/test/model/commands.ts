import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { MovableClock } from '../../src/testing/a-clock.ts'
import type { Real } from './real-service.ts'
import type { Office, Request, RequestModel, SlotName, Step } from './request-model.ts'
import * as life from './request-model.ts'

/** fast-check mutates the model; the state of a request is replaced. */
export interface Model {
  life: RequestModel
  readonly office: Office
  readonly worker: boolean
}
export type Command = fc.AsyncCommand<Model, Real>

const instant = (clock: Pick<MovableClock, 'now'>) => clock.now().toISOString()

/** Checks after every step that the owner sees the state of the model. A paid request must have a slip. */
const compare = async ({ life: now, office }: Model, real: Real): Promise<void> => {
  const { request, hold } = now
  const live = hold && hold.expiresAt > now.now ? hold.expiresAt : undefined
  expect(await real.liveHold()).toBe(live)
  if (!request) return
  expect(await real.view()).toEqual(life.viewOf(request, now, office))
  expect(await real.events()).toEqual({ paid: request.paid, refunds: request.refunds })
  if (request.status === 'paymentCompleted') expect(await real.slip()).toBe('ok')
}

interface Kind {
  readonly name: string
  readonly when: (now: RequestModel) => boolean
  readonly step: (model: Model) => Step
  readonly act: (real: Real) => Promise<string>
}

const command = ({ name, when, step, act }: Kind): Command => ({
  check: ({ life: now }) => when(now),
  run: async (model, real) => {
    const expected = step(model)
    expect([name, await act(real)]).toEqual([name, expected.code])
    model.life = expected.life
    await compare(model, real)
  },
  toString: () => name,
})

const applying = (name: string, when: (now: RequestModel) => boolean, step: Kind['step'], act: Kind['act']): Command =>
  command({ name, when, step, act })
const before = ({ request }: RequestModel) => request === undefined
const with_ =
  (test: (request: Request, now: RequestModel) => boolean = () => true) =>
  (now: RequestModel) =>
    now.request !== undefined && test(now.request, now)
/** A step that needs a request. `when` checks that there is one. */
const of =
  (step: (now: RequestModel, request: Request, office: Office) => Step) =>
  ({ life: now, office }: Model): Step =>
    step(now, now.request as Request, office)
const swept = with_((request, now) => !life.isUnswept(request, now))

export const hold = (slot: SlotName) =>
  applying(
    `hold ${slot}`,
    before,
    ({ life: now, office }) => life.hold(now, slot, office),
    (real) => real.hold(slot),
  )
const extend = applying(
  'extend',
  before,
  ({ life: now }) => life.extend(now),
  (real) => real.extend(),
)
const release = applying(
  'release',
  before,
  ({ life: now }) => ({ code: 'ok', life: { ...now, hold: undefined } }),
  (real) => real.release(),
)
export const submit = (mode: Request['mode']) =>
  applying(
    `submit ${mode}`,
    (now) => before(now) && now.hold !== undefined,
    ({ life: now, office }) => life.submit(now, mode, office),
    (real) => real.submit(mode),
  )
export const documents = applying(
  'documents',
  with_((request, now) => !request.documents && life.statusOf(request, now) === 'initial'),
  of((now, request) => ({ code: 'ok', life: { ...now, request: { ...request, documents: true } } })),
  (real) => real.documents(),
)
export const confirm = applying('confirm', with_(), of(life.confirm), (real) => real.confirm())
export const order = applying('order', with_(), of(life.order), (real) => real.order())
export const pay = (right: boolean) =>
  applying(
    right ? 'pay' : 'pay too little',
    with_(({ orders }) => orders.length > 0),
    of((now, request, office) => life.pay(now, request, right, office)),
    (real) => real.pay(right),
  )
const approve = applying('approve', swept, of(life.approve), (real) => real.approve())
const reject = applying('reject', swept, of(life.reject), (real) => real.reject())
const askCorrection = applying('ask for a correction', swept, of(life.askCorrection), (real) => real.askCorrection())
const update = (stale: boolean) =>
  applying(
    stale ? 'update an old version' : 'update',
    with_(),
    of((now, request, office) => life.update(now, request, stale, office)),
    (real) => real.update(stale),
  )
const reschedule = (slot: SlotName) =>
  applying(
    `reschedule to ${slot}`,
    with_(({ mode }) => mode === 'normal'),
    of((now, request, office) => life.reschedule(now, request, slot, office)),
    (real) => real.reschedule(slot),
  )
const cancel = applying('cancel', with_(), of(life.cancel), (real) => real.cancel())

/** Another visitor reserves a free slot, or releases it. */
const rival = (slot: SlotName, comes: boolean) =>
  applying(
    `a visitor ${comes ? 'takes' : 'leaves'} ${slot}`,
    ({ gone, hold, request, now }) =>
      gone.includes(slot) !== comes &&
      !(hold?.slot === slot && hold.expiresAt > now) &&
      !(request?.slot === slot && request.hasSlot),
    ({ life: now }) => ({
      code: 'ok',
      life: { ...now, gone: comes ? [...now.gone, slot] : now.gone.filter((one) => one !== slot) },
    }),
    async (real) => {
      await real.leaveFree(slot, comes ? 0 : 1)
      return 'ok'
    },
  )

/** Moves the clock, and runs the jobs if the model has a worker. */
const tick = (minutes: number): Command => ({
  check: () => true,
  run: async (model, real) => {
    real.service.clock.forward({ minutes })
    const moved = { ...model.life, now: instant(real.service.clock) }
    model.life = model.worker ? life.sweep(moved) : moved
    if (model.worker) await real.sweep()
    await compare(model, real)
  },
  toString: () => `${minutes} minutes later`,
})
const sweep: Command = {
  check: () => true,
  run: async (model, real) => {
    await real.sweep()
    model.life = life.sweep(model.life)
    await compare(model, real)
  },
  toString: () => 'the worker comes by',
}

const slot = fc.constantFrom<SlotName>('a', 'b', 'later')
/** Times around every deadline: half an hour, one hour, three hours, a day, and the day of the appointment. */
const minutes = fc.constantFrom(1, 29, 30, 59, 179, 180, 181, 1_439, 1_440, 1_500, 4_320, 14 * 1_440)

export const anyCommands = fc.commands(
  [
    slot.map(hold),
    fc.constant(extend),
    fc.constant(release),
    fc.constantFrom<Request['mode']>('normal', 'urgent').map(submit),
    fc.constant(documents),
    fc.constant(confirm),
    fc.constant(order),
    fc.constantFrom(true, true, false).map(pay),
    fc.constant(approve),
    fc.constant(reject),
    fc.constant(askCorrection),
    fc.boolean().map(update),
    slot.map(reschedule),
    fc.constant(cancel),
    fc.tuple(slot, fc.boolean()).map(([one, comes]) => rival(one, comes)),
    minutes.map(tick),
    fc.constant(sweep),
  ],
  { maxCommands: 30, size: 'max' },
)
