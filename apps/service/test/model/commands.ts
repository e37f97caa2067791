import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { MovableClock } from '../../src/testing/a-clock.ts'
import type { Real } from './real-service.ts'
import type { Office, Request, RequestModel, SlotName, Step } from './request-model.ts'
import * as requestModel from './request-model.ts'

/** fast-check mutates the model; the state of a request is replaced. */
export interface Model {
  state: RequestModel
  readonly office: Office
  readonly worker: boolean
}
export type Command = fc.AsyncCommand<Model, Real>

const instant = (clock: Pick<MovableClock, 'now'>) => clock.now().toISOString()

/** Checks after every step that the owner sees the state of the model. A paid request must have a slip. */
const compare = async ({ state, office }: Model, real: Real): Promise<void> => {
  const { request, hold } = state
  const live = hold && hold.expiresAt > state.now ? hold.expiresAt : undefined
  expect(await real.liveHold()).toBe(live)
  if (!request) return
  expect(await real.view()).toEqual(requestModel.viewOf(request, state, office))
  expect(await real.events()).toEqual({ paid: request.paid, refunds: request.refunds })
  if (request.status === 'paymentCompleted') expect(await real.slip()).toBe('ok')
}

const command = (
  name: string,
  when: (state: RequestModel) => boolean,
  step: (model: Model) => Step,
  act: (real: Real) => Promise<string>,
): Command => ({
  check: ({ state }) => when(state),
  run: async (model, real) => {
    const expected = step(model)
    expect([name, await act(real)]).toEqual([name, expected.code])
    model.state = expected.state
    await compare(model, real)
  },
  toString: () => name,
})

const hasNoRequest = ({ request }: RequestModel) => request === undefined
const hasRequest =
  (test: (request: Request, state: RequestModel) => boolean = () => true) =>
  (state: RequestModel) =>
    state.request !== undefined && test(state.request, state)
/** A step that needs a request. `when` checks that there is one. */
const requestStep =
  (step: (state: RequestModel, request: Request, office: Office) => Step) =>
  ({ state, office }: Model): Step =>
    step(state, state.request as Request, office)
const swept = hasRequest((request, state) => !requestModel.isUnswept(request, state))

export const hold = (slot: SlotName) =>
  command(
    `hold ${slot}`,
    hasNoRequest,
    ({ state, office }) => requestModel.hold(state, slot, office),
    (real) => real.hold(slot),
  )
const extend = command(
  'extend',
  hasNoRequest,
  ({ state }) => requestModel.extend(state),
  (real) => real.extend(),
)
const release = command(
  'release',
  hasNoRequest,
  ({ state }) => ({ code: 'ok', state: { ...state, hold: undefined } }),
  (real) => real.release(),
)
export const submit = (mode: Request['mode']) =>
  command(
    `submit ${mode}`,
    (state) => hasNoRequest(state) && state.hold !== undefined,
    ({ state, office }) => requestModel.submit(state, mode, office),
    (real) => real.submit(mode),
  )
export const documents = command(
  'documents',
  hasRequest((request, state) => !request.documents && requestModel.statusOf(request, state) === 'initial'),
  requestStep((state, request) => ({ code: 'ok', state: { ...state, request: { ...request, documents: true } } })),
  (real) => real.documents(),
)
export const confirm = command('confirm', hasRequest(), requestStep(requestModel.confirm), (real) => real.confirm())
export const order = command('order', hasRequest(), requestStep(requestModel.order), (real) => real.order())
export const pay = (right: boolean) =>
  command(
    right ? 'pay' : 'pay too little',
    hasRequest(({ orders }) => orders.length > 0),
    requestStep((state, request, office) => requestModel.pay(state, request, right, office)),
    (real) => real.pay(right),
  )
const approve = command('approve', swept, requestStep(requestModel.approve), (real) => real.approve())
const reject = command('reject', swept, requestStep(requestModel.reject), (real) => real.reject())
const askCorrection = command('ask for a correction', swept, requestStep(requestModel.askCorrection), (real) =>
  real.askCorrection(),
)
const update = (stale: boolean) =>
  command(
    stale ? 'update an old version' : 'update',
    hasRequest(),
    requestStep((state, request, office) => requestModel.update(state, request, stale, office)),
    (real) => real.update(stale),
  )
const reschedule = (slot: SlotName) =>
  command(
    `reschedule to ${slot}`,
    hasRequest(({ mode }) => mode === 'normal'),
    requestStep((state, request, office) => requestModel.reschedule(state, request, slot, office)),
    (real) => real.reschedule(slot),
  )
const cancel = command('cancel', hasRequest(), requestStep(requestModel.cancel), (real) => real.cancel())

/** Another visitor reserves a free slot, or releases it. */
const rival = (slot: SlotName, reserves: boolean) =>
  command(
    `another visitor ${reserves ? 'reserves' : 'releases'} ${slot}`,
    ({ occupied, hold, request, now }) =>
      occupied.includes(slot) !== reserves &&
      !(hold?.slot === slot && hold.expiresAt > now) &&
      !(request?.slot === slot && request.hasSlot),
    ({ state }) => ({
      code: 'ok',
      state: {
        ...state,
        occupied: reserves ? [...state.occupied, slot] : state.occupied.filter((one) => one !== slot),
      },
    }),
    async (real) => {
      await real.setFreeCapacity(slot, reserves ? 0 : 1)
      return 'ok'
    },
  )

/** Moves the clock, and runs the jobs if the model has a worker. */
const tick = (minutes: number): Command => ({
  check: () => true,
  run: async (model, real) => {
    real.service.clock.forward({ minutes })
    const moved = { ...model.state, now: instant(real.service.clock) }
    model.state = model.worker ? requestModel.sweep(moved) : moved
    if (model.worker) await real.sweep()
    await compare(model, real)
  },
  toString: () => `${minutes} minutes later`,
})
const sweep: Command = {
  check: () => true,
  run: async (model, real) => {
    await real.sweep()
    model.state = requestModel.sweep(model.state)
    await compare(model, real)
  },
  toString: () => 'the jobs run',
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
    fc.tuple(slot, fc.boolean()).map(([one, reserves]) => rival(one, reserves)),
    minutes.map(tick),
    fc.constant(sweep),
  ],
  { maxCommands: 30, size: 'max' },
)
