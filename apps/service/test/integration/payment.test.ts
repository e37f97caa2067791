import { formatAmount } from '@invea/domain/fees'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { load } from '../../src/operator/load.ts'
import { expireOrders } from '../../src/payments/orders.ts'
import { settlePayment } from '../../src/payments/settle-payment.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { claimCheck, reconcilePayments, verifyOrder } from '../../src/payments/verify-order.ts'
import { addTime } from '../../src/platform/clock.ts'
import { createItems } from '../../src/platform/jobs/jobs.ts'
import { chapaMessage, sendCallback, signatureOf, webhookKey } from '../../src/testing/a-sandbox.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import { aKey, codeOf, confirmed, must, ordered, submitted, uploadAll } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { checkPayments, statusOf, storedDataOf } from './read-state.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  const storedData = () => storedDataOf(system)
  const send = (body: string, headers?: Record<string, string>, provider?: string) =>
    sendCallback(system.service.url, body, headers, provider)

  test('a bank order shows its code and the bank’s steps as plain text, and is paid by the bank’s posting', async () => {
    const one = await ordered(system, { optionId: 4 })
    expect(one.order.redirectUrl).toBeUndefined()
    expect(one.order.orderId).toMatch(/^\d{10}$/)
    expect(one.order.instructions).toContain('Give the order code on this page to the teller.')
    expect(await system.sandbox.payAtBank(one.order.orderId)).toContain('Paid')
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test.each([
    [1, 'telebirr', 'ቴሌብር', 'Enter your telebirr phone number there.'],
    [2, 'CBE Birr', 'ሲቢኢ ብር', 'Enter your CBE Birr phone number there.'],
    [3, 'M-PESA', 'ኤም-ፔሳ', 'Enter your M-PESA phone number there.'],
    [4, 'Sample Bank branch', 'የናሙና ባንክ ቅርንጫፍ', 'Go to any branch of Sample Bank.'],
  ])(
    'option %i, %s: its name and steps are all in the language of the reader',
    async (optionId, name, amharic, step) => {
      let language: 'en' | 'am' = 'en'
      const one = await ordered({ ...system, visitor: () => system.visitor(() => language) }, { optionId, slotId: 4 })
      expect(one.order.optionName).toBe(name)
      expect(one.order.instructions).toContain(step)
      language = 'am'
      expect(must(await one.api.payment.options()).map((option) => option.name)).toContain(amharic)
      const order = must(await one.api.payment.currentOrder(one.requestId))
      expect(order).toMatchObject({ orderId: one.order.orderId, optionName: amharic })
      expect(order?.instructions).toHaveLength(one.order.instructions.length)
      for (const line of order?.instructions ?? []) expect(line).toMatch(/\p{Script=Ethiopic}/u)
    },
  )

  test('an option without its own steps shows the general ones, then the lines of the bank as plain text', async () => {
    const { services, clock } = system.service
    const name = { en: 'Bank office', am: 'የባንክ ቢሮ', om: 'Waajjira baankii', ti: 'ቤት ፅሕፈት ባንኪ' }
    const content = JSON.stringify({ paymentOptions: [{ id: 5, code: 'bank-office', name, kind: 'code' }] })
    expect(await load(services, { format: 'json', content }, { now: clock.now() })).toMatchObject({ ok: true })
    const { order } = await ordered(system, { optionId: 5, slotId: 4 })
    expect(order.instructions).toContain('Give the order code on this page.')
    expect(order.instructions.at(-1)).toBe('Or show the code at any branch.')
    expect(order.instructions.join('')).not.toMatch(/[<>]|alert/)
  })

  test('twenty parallel orders are one order', async () => {
    const { api, requestId } = await confirmed(system)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => api.payment.order({ requestId, optionId: 1 }, aKey())),
    )
    const codes = new Set(responses.map((response) => must(response).orderId))
    expect(codes.size).toBe(1)
    expect(await storedData().orders(requestId)).toHaveLength(1)
  })

  test('another option closes the first order and makes a new one; a payment of either counts once', async () => {
    const one = await ordered(system)
    const second = must(await one.api.payment.order({ requestId: one.requestId, optionId: 4 }, aKey()))
    expect(second.orderId).not.toBe(one.order.orderId)
    expect((await storedData().orders(one.requestId)).map(({ state }) => state).toSorted()).toEqual(['expired', 'open'])
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
    await system.sandbox.payAtBank(second.orderId)
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid', 'refundDue'])
    const number = one.applicationNumber
    const posted = await readPosted(system.service.services)
    const refund = posted.find(({ kind, params }) => kind === 'refundDue' && params.number === number)
    expect(refund?.params).toMatchObject({ refund: 'Twice' })
    expect((await storedData().orders(one.requestId)).map(({ state }) => state).toSorted()).toEqual([
      'paid',
      'refundDue',
    ])
  })

  test('a forged, foreign, changed or unreadable message changes nothing', async () => {
    const one = await ordered(system)
    const body = chapaMessage(one.order.orderId)
    const forgeries: readonly (readonly [body: string, headers: Record<string, string>])[] = [
      [body, {}],
      [body, { 'x-chapa-signature': '' }],
      [body, { 'x-chapa-signature': signatureOf(body, 'another key') }],
      [body, { 'x-chapa-signature': signatureOf(body).slice(0, 63) }],
      [body, { 'x-chapa-signature': `${signatureOf(body)}00` }],
      [body, { 'chapa-signature': signatureOf(webhookKey) }],
      [body, { 'x-chapa-signature': signatureOf(webhookKey) }],
      [`${body} `, { 'x-chapa-signature': signatureOf(body) }],
      [body.replace('5000', '9000'), { 'x-chapa-signature': signatureOf(body) }],
      ['not json', { 'x-chapa-signature': signatureOf('not json') }],
      ['[]', { 'x-chapa-signature': signatureOf('[]') }],
      ['{}', { 'x-chapa-signature': signatureOf('{}') }],
    ]
    for (const [sent, headers] of forgeries) expect([400, 401]).toContain(await send(sent, headers))
    // Signed, but unknown to the provider: a leaked key alone pays nothing.
    await send(body)
    // A signed one is counted: after a restore it is the only sign of a payment.
    const unknownOrders = async () =>
      (await system.service.services.metrics.registry.getSingleMetric('service_unknown_orders_total')?.get())?.values[0]
        ?.value
    const before = (await unknownOrders()) ?? 0
    expect(await send(chapaMessage('0000000000'))).toBe(404)
    expect(await unknownOrders()).toBe(before + 1)
    expect(await send(body, undefined, 'bank')).toBe(404)
    expect(await send(body, undefined, 'unknown')).toBe(404)
    expect(await statusOf(one)).toBe('awaitingPayment')
    expect(await storedData().outcomes(one.requestId)).toEqual([])
  })

  test('the same message fifty times has one effect', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('webhook-twice', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    const [order] = await storedData().orders(one.requestId)
    const body = chapaMessage(one.order.orderId, { reference: order?.provider_reference })
    await Promise.all(Array.from({ length: 50 }, () => send(body)))
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid'])
    expect(await storedData().messagesOf(one)).toEqual(['received', 'order', 'paid'])
    expect(await storedData().countAuditRows(one.requestId, 'payment.received')).toBe(1)
  })

  test('an option that is not offered takes no new order, and its open order is still paid and verified', async () => {
    const offer = (offered: string) => operatorRows(system.service, 'payment-option', { code: 'telebirr', offered })
    const [one, other] = [await ordered(system, { slotId: 5 }), await confirmed(system, {}, 5)]
    expect(await offer('no')).toContainEqual({ code: 'telebirr', offered: false })
    const idsOffered = async () => must(await one.api.payment.options()).map(({ id }) => id)
    expect(await idsOffered()).not.toContain(1)
    const order = (from: Pick<typeof other, 'api' | 'requestId'>, optionId: number) =>
      from.api.payment.order({ requestId: from.requestId, optionId }, aKey())
    expect(codeOf(await order(other, 1))).toBe('paymentProvider')
    expect(must(await order(one, 1)).orderId).toBe(one.order.orderId)
    expect(must(await order(other, 4)).optionName).toBe('Sample Bank branch')
    await system.sandbox.fault('webhook-never', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    system.service.clock.forward({ minutes: 2 })
    await reconcilePayments(system.service.services)
    expect(await statusOf(one)).toBe('paymentCompleted')

    await offer('yes')
    expect(await idsOffered()).toContain(1)
    await expect(operatorRows(system.service, 'payment-option', { code: 'cash', offered: 'no' })).rejects.toThrow(
      'telebirr',
    )
  })

  test('a payment without a callback is found by verification', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('webhook-never', { orderCode: one.order.orderId })
    await system.sandbox.fault('verify-pending', { orderCode: one.order.orderId, times: 1 })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    system.service.clock.forward({ minutes: 2 })
    expect(await reconcilePayments(system.service.services)).toBe(0)
    system.service.clock.forward({ minutes: 1 })
    expect(await reconcilePayments(system.service.services)).toBe(0)
    system.service.clock.forward({ minutes: 2 })
    expect(await reconcilePayments(system.service.services)).toBe(1)
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('a payment from a time in which the service did not run is found, for an open order and one that had ended', async () => {
    const { services, clock } = system.service
    const ended = await ordered(system, { slotId: 11 })
    clock.forward({ hours: 4 })
    await reconcilePayments(services)
    const open = await ordered(system, { slotId: 11 })
    for (const { order } of [ended, open]) {
      await system.sandbox.fault('webhook-never', { orderCode: order.orderId })
      await system.sandbox.press(order.redirectUrl ?? '', 'pay')
    }
    clock.forward({ hours: 100 })
    await reconcilePayments(services)
    for (const { requestId } of [ended, open]) expect(await storedData().outcomes(requestId)).toHaveLength(1)
    clock.forward({ hours: -104 })
  })

  test('an order is verified until three days after its end, and no longer', async () => {
    const { services, clock } = system.service
    const one = await ordered(system, { slotId: 11 })
    clock.forward({ hours: 4 })
    await reconcilePayments(services)
    const isAsked = async () => {
      await reconcilePayments(services)
      const [order] = await storedData().orders(one.requestId)
      return order?.asked_at?.getTime() === clock.now().getTime()
    }
    for (const [hours, expected] of [
      [71, true],
      [2, true],
      [1, false],
    ] as const) {
      clock.forward({ hours })
      expect(await isAsked()).toBe(expected)
    }
    // An order of an earlier version, which was asked for the last time before the check at its end.
    const ended = {
      asked_at: addTime(clock.now(), { hours: -40 * 24 }),
      changed_at: addTime(clock.now(), { hours: -39 * 24 }),
    }
    await services.db.updateTable('payment_order').set(ended).where('request_id', '=', one.requestId).execute()
    expect(await isAsked()).toBe(false)
    clock.forward({ hours: -78 })
  })

  test('a payment is found when the provider does not answer what would be the last check of its order', async () => {
    const { services, clock } = system.service
    const one = await ordered(system, { slotId: 11 })
    const fault = (name: string, times: number) => system.sandbox.fault(name, { orderCode: one.order.orderId, times })
    for (const name of ['webhook-never', 'no-return']) await fault(name, 1)
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    clock.forward({ hours: 4 })
    // The key of the account is replaced.
    await fault('verify-401', 3)
    await reconcilePayments(services)
    clock.forward({ hours: 96 })
    for (const expected of [0, 0, 1]) {
      await reconcilePayments(services)
      expect(await storedData().outcomes(one.requestId)).toHaveLength(expected)
      clock.forward({ minutes: 16 })
    }
    clock.forward({ hours: -101 })
  })

  /** Adds unpaid orders of an order's request that were last checked an hour ago, the first ones before the others. */
  const addOverdueOrders = async (
    orderCode: string,
    count: number,
    { state = 'expired', provider = sql<string>`provider` } = {},
  ) => {
    const { services, clock } = system.service
    const due = addTime(clock.now(), { minutes: -60 })
    await sql`insert into payment_order (office_id, id, request_id, option_id, provider, order_code, amount, state, instructions,
        expires_at, created_at, changed_at, asked_at)
      select office_id, -n, request_id, option_id, ${provider}, 'overdue-' || n, amount, ${state}::text, instructions, ${clock.now()}, ${due}, ${due}, ${due}::timestamptz + make_interval(secs => n)
      from payment_order, generate_series(1, ${count}::integer) n where order_code = ${orderCode}`.execute(services.db)
  }

  test('open orders are verified before expired ones, and more than one batch in a round', async () => {
    const { services, clock } = system.service
    const one = await ordered(system)
    await system.sandbox.fault('webhook-never', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    clock.forward({ minutes: 3 })
    await addOverdueOrders(one.order.orderId, 110)
    const due = addTime(clock.now(), { minutes: -60 })
    await services.db.updateTable('payment_order').set({ asked_at: due }).where('state', '=', 'expired').execute()
    await services.db
      .updateTable('payment_order')
      .set({ asked_at: addTime(clock.now(), { minutes: -2 }) })
      .where('order_code', '=', one.order.orderId)
      .execute()
    expect(await reconcilePayments(services)).toBe(1)
    expect(await statusOf(one)).toBe('paymentCompleted')
    const asked = (await storedData().orders(one.requestId)).filter(
      ({ state, asked_at }) => state === 'expired' && asked_at?.getTime() === clock.now().getTime(),
    )
    expect(asked).toHaveLength(110)
    await services.db.deleteFrom('payment_order').where('id', '<', 0).execute()
  })

  test('a round verifies several orders at a time, and all that are due; one that fails stops no other', async () => {
    const { services } = system.service
    const one = await ordered(system)
    await addOverdueOrders(one.order.orderId, 250)
    const asked = new Set<string>()
    let running = 0
    let mostAtOnce = 0
    const provider = {
      verify: async (orderCode: string) => {
        mostAtOnce = Math.max(mostAtOnce, ++running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        asked.add(orderCode)
        if (orderCode === 'overdue-7') throw new Error('cannot be read')
        return { state: 'pending' as const }
      },
    }
    const payments = { ...services.payments, find: () => provider as never }
    await expect(reconcilePayments({ ...services, payments })).rejects.toThrow(/1 of \d+ failed: -7/)
    expect([...asked].filter((code) => code.startsWith('overdue-'))).toHaveLength(250)
    expect(mostAtOnce).toBeGreaterThan(5)
    await services.db.deleteFrom('payment_order').where('id', '<', 0).execute()
  })

  test('a provider that does not answer holds up no orders of another', async () => {
    const { services } = system.service
    const one = await ordered(system)
    await addOverdueOrders(one.order.orderId, 60, {
      state: 'failed',
      provider: sql<string>`case when n <= 30 then 'silent' else 'other' end`,
    })
    const asked: string[] = []
    const providerNamed = (name: string) => ({
      verify: async () => {
        asked.push(name)
        return { state: name === 'silent' ? 'unavailable' : 'pending' }
      },
    })
    const payments = { ...services.payments, find: (name: string) => providerNamed(name) as never }
    await reconcilePayments({ ...services, payments })
    const times = (name: string) => asked.filter((found) => found === name).length
    expect([times('silent'), times('other')]).toEqual([20, 30])
    await services.db.deleteFrom('payment_order').where('id', '<', 0).execute()
  })

  test('an order that cannot be ended does not stop the others, and all that are due are ended in a round', async () => {
    const { services, clock } = system.service
    const one = await ordered(system, { slotId: 12 })
    clock.forward({ hours: 4 })
    await sql`insert into request (office_id, id, session_id, mode, request_type, status, applicants, confirmation_number, language,
        submitted_on, held_until, created_at, changed_at)
      select office_id, -n, 0, mode, request_type, 'initial', 1, confirmation_number, language, submitted_on, ${clock.now()}, created_at, changed_at
      from request, generate_series(1, 230) n where id = ${one.requestId}`.execute(services.db)
    await sql`insert into payment_order (office_id, id, request_id, option_id, provider, order_code, amount, state, instructions,
        expires_at, created_at, changed_at)
      select office_id, -n, -n, option_id, provider, 'ending-' || n, amount, 'open', instructions, ${clock.now()}, created_at, changed_at
      from payment_order, generate_series(1, 230) n where order_code = ${one.order.orderId}`.execute(services.db)
    await sql
      .raw(`create function refuse_end() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;`)
      .execute(services.db)
    await sql
      .raw(`create trigger refuse_end before update on payment_order for each row
        when (old.id = -7 and new.state = 'expired') execute function refuse_end()`)
      .execute(services.db)
    const items = createItems(services)
    expect(await expireOrders(services, { items })).toBeGreaterThanOrEqual(229)
    expect(items.failedIds).toEqual([-7])
    await sql.raw('drop function refuse_end cascade').execute(services.db)
    const open = await services.db.selectFrom('payment_order').select('id').where('state', '=', 'open').execute()
    expect(open).toEqual([{ id: -7 }])
    await services.db.deleteFrom('payment_order').where('id', '<', 0).execute()

    expect(await sweepUnpaid(services)).toBeGreaterThanOrEqual(230)
    await services.db.deleteFrom('request_event').where('request_id', '<', 0).execute()
    await services.db.deleteFrom('request').where('id', '<', 0).execute()
    clock.forward({ hours: -4 })
  })

  test('a callback before the provider’s response to the order pays it', async () => {
    const one = await confirmed(system)
    await system.sandbox.fault('webhook-early')
    must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
    expect(must(await one.api.requests.get(one.requestId)).status).toBe('paymentCompleted')
    expect(await storedData().messagesOf(one)).toEqual(['received', 'paid'])
  })

  test('while another instance registers an order, a second try does not end it', async () => {
    const one = await ordered(system, { slotId: 5 })
    const { services, clock } = system.service
    // As the database is while the other instance waits for the provider, which refuses the second try as a duplicate.
    const waiting = { announced_at: null, redirect_url: null }
    await services.db.updateTable('payment_order').set(waiting).where('request_id', '=', one.requestId).execute()
    const order = (key = aKey()) => one.api.payment.order({ requestId: one.requestId, optionId: 1 }, key)
    const again = async (key?: string) => codeOf(await order(key))
    const sharedKey = aKey()
    const states = async () => (await storedData().orders(one.requestId)).map(({ state }) => state)
    clock.forward({ seconds: 3 })
    expect(await again(sharedKey)).toBe('paymentProvider')
    expect(await states()).toEqual(['open'])
    // The other instance has ended.
    clock.forward({ seconds: 20 })
    expect(await again()).toBe('paymentProvider')
    expect(await states()).toEqual(['failed'])
    // A key under which the failed order was shared makes a new one.
    must(await order(sharedKey))
    expect((await states()).toSorted()).toEqual(['failed', 'open'])
  })

  test('an order that another call ends while the provider registers it is refused as not allowed', async () => {
    const one = await confirmed(system, {}, 7)
    await system.sandbox.fault('initialize-timeout')
    const ordering = one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey())
    await expect.poll(() => storedData().orders(one.requestId)).toHaveLength(1)
    must(await one.api.schedule.cancel(one.requestId, aKey()))
    expect(codeOf(await ordering)).toBe('notAllowed')
  })

  test('a key whose order expired before its registration makes a new order', async () => {
    const one = await confirmed(system, {}, 7)
    const { services, clock } = system.service
    const key = aKey()
    const order = () => one.api.payment.order({ requestId: one.requestId, optionId: 1 }, key)
    must(await order())
    // As the database is after the service was killed while it waited for the provider.
    const unregistered = { announced_at: null, redirect_url: null }
    await services.db.updateTable('payment_order').set(unregistered).where('request_id', '=', one.requestId).execute()
    clock.forward({ hours: 4 })
    await reconcilePayments(services)
    must(await order())
    const states = (await storedData().orders(one.requestId)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['expired', 'open'])
  })

  test('a key whose order failed after its announcement returns that order again, and changes no newer one', async () => {
    const one = await confirmed(system, {}, 5)
    const key = aKey()
    const order = (optionId: number, orderKey: string) =>
      one.api.payment.order({ requestId: one.requestId, optionId }, orderKey)
    const first = must(await order(1, key))
    await system.sandbox.press(first.redirectUrl ?? '', 'fail')
    const newer = must(await order(4, aKey()))
    expect(must(await order(1, key)).orderId).toBe(first.orderId)
    const states = (await storedData().orders(one.requestId)).map(({ order_code, state }) => [order_code, state])
    expect(Object.fromEntries(states)).toEqual({ [first.orderId]: 'failed', [newer.orderId]: 'open' })
  })

  test('a callback while the provider refuses our key is sent again, and then pays', async () => {
    const one = await ordered(system, { slotId: 5 })
    await system.sandbox.fault('verify-401', { orderCode: one.order.orderId, times: 2 })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    await expect.poll(() => storedData().outcomes(one.requestId)).toEqual(['paid'])
  })

  test('a second, successful try at the provider whose callback was lost is found by verification', async () => {
    const one = await ordered(system, { slotId: 5 })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'fail')
    expect(await statusOf(one)).toBe('confirmed')
    await system.sandbox.fault('webhook-never', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    system.service.clock.forward({ minutes: 20 })
    expect(await reconcilePayments(system.service.services)).toBe(1)
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test.each([
    ['wrong-amount', { amount: 4_999, currency: 'ETB', reason: 'amount' }],
    ['other-currency', { amount: 5_000, currency: 'USD', reason: 'currency' }],
  ])(
    '%s does not pay: the money is due back in its currency, and the request can be ordered again',
    async (fault, refund) => {
      const one = await ordered(system)
      await system.sandbox.fault(fault, { orderCode: one.order.orderId })
      await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
      expect(await storedData().outcomes(one.requestId)).toEqual(['refundDue'])
      const refunds = await operatorRows(system.service, 'refunds')
      expect(refunds.find(({ orderCode }) => orderCode === one.order.orderId)).toMatchObject(refund)
      const refunded = must(await one.api.requests.get(one.requestId))
      expect(refunded).toMatchObject({ status: 'confirmed', lastPayment: { outcome: 'wrongAmount' } })
      const message = (await storedData().postedTo(one)).at(-1)
      expect(message?.kind).toBe('wrongPayment')
      expect(message?.sms).toContain(`pay exactly ${formatAmount(one.order.amount)} ETB before`)
      expect(`${message?.mail} ${message?.sms}`).not.toContain('late')
      const again = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
      await system.sandbox.press(again.redirectUrl ?? '', 'pay')
      expect(await storedData().outcomes(one.requestId)).toEqual(['paid', 'refundDue'])
      expect(await statusOf(one)).toBe('paymentCompleted')
      expect(must(await one.api.requests.get(one.requestId)).lastPayment?.outcome).toBe('paid')
    },
  )

  test('the list of refunds has the exact amount', async () => {
    const { clock, services } = system.service
    const one = await ordered(system, { slotId: 10 })
    const [order] = await storedData().orders(one.requestId)
    if (!order) throw new Error('no order')
    const payment = { reference: 'sample-fraction', amount: '4999.60', currency: 'ETB' }
    const received = {
      order,
      payment,
      verified: true,
      evidence: '{}',
      now: clock.now(),
      actor: { kind: 'job' } as const,
    }
    expect(await settlePayment(services, received)).toBe('refundDue')
    const line = { orderCode: one.order.orderId, amount: 4_999.6, currency: 'ETB', reason: 'amount' }
    expect(await operatorRows(system.service, 'refunds')).toContainEqual(expect.objectContaining(line))
  })

  test('of two payments in two tabs one counts, and the second is due back', async () => {
    const one = await ordered(system)
    await system.sandbox.fault('pay-twice', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid', 'refundDue'])
    expect(await storedData().messagesOf(one)).toEqual(['received', 'order', 'paid', 'refundDue'])
    expect(await operatorRows(system.service, 'refunds')).toContainEqual(
      expect.objectContaining({ orderCode: one.order.orderId, reason: 'paidBefore' }),
    )
  })

  test.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('%s at the provider is reported as %s, and the applicant orders again', async (button, outcome) => {
    const one = await ordered(system)
    const getRequest = async () => must(await one.api.requests.get(one.requestId))
    expect((await getRequest()).lastPayment?.outcome).toBe('pending')
    await system.sandbox.press(one.order.redirectUrl ?? '', button)
    expect(await getRequest()).toMatchObject({
      status: 'confirmed',
      missing: 'payment',
      actions: ['view', 'continue', 'edit', 'cancel'],
      lastPayment: { outcome, orderCode: one.order.orderId, amount: one.order.amount },
    })
    expect(must(await one.api.payment.currentOrder(one.requestId))).toBeNull()
    const again = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
    expect(again.orderId).not.toBe(one.order.orderId)
  })

  test.each(['initialize-500', 'initialize-429', 'initialize-timeout'])(
    '%s: nothing is ordered, and a retry with the same key works later',
    async (fault) => {
      const { api, requestId } = await confirmed(system)
      await system.sandbox.fault(fault)
      const key = aKey()
      expect(codeOf(await api.payment.order({ requestId, optionId: 1 }, key))).toBe('paymentProvider')
      expect(must(await api.requests.get(requestId)).status).toBe('confirmed')
      const order = must(await api.payment.order({ requestId, optionId: 1 }, key))
      expect(must(await api.payment.order({ requestId, optionId: 1 }, key))).toEqual(order)
      expect(codeOf(await api.payment.order({ requestId, optionId: 4 }, key))).toBe('keyReused')
    },
  )

  test('an unsigned callback only starts a verification, and its response reveals nothing', async () => {
    const one = await ordered(system)
    const sendUnsigned = (code: string) =>
      fetch(`${system.service.url}/Payment/api/V1.0/Payment/Callback/chapa?trx_ref=${code}&status=success`)
    const [known, unknown] = [await sendUnsigned(one.order.orderId), await sendUnsigned('1234567890')]
    expect(await known.text()).toBe(await unknown.text())
    expect(await statusOf(one)).toBe('awaitingPayment')
    system.service.clock.forward({ seconds: 6 })
    await system.sandbox.fault('webhook-bad-signature', { orderCode: one.order.orderId })
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    await sendUnsigned(one.order.orderId)
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('H2: confirming, ordering and ordering again never extend the 24 hours from submission (D25)', async () => {
    const { services, clock } = system.service
    const submittedAt = clock.now()
    const { api, requestId, submitted: response } = await submitted(system)
    await uploadAll(api, response)
    const deadline = addTime(submittedAt, { hours: 24 }).toISOString()
    const heldUntil = async () => must(await api.requests.get(requestId)).heldUntil
    const goTo = (hours: number, minutes = 0) => clock.moveTo(addTime(submittedAt, { hours, minutes }))
    goTo(10)
    must(await api.requests.confirm(requestId, aKey()))
    expect(await heldUntil()).toBe(deadline)
    goTo(20)
    must(await api.payment.order({ requestId, optionId: 1 }, aKey()))
    expect(await heldUntil()).toBe(deadline)
    goTo(23, 30)
    const last = must(await api.payment.order({ requestId, optionId: 1 }, aKey()))
    expect(last.expiresAt).toBe(addTime(submittedAt, { hours: 26, minutes: 30 }).toISOString())
    // After the deadline no order is made; an order made before it is still payable (D4).
    goTo(24, 1)
    await sweepUnpaid(services)
    expect(codeOf(await api.payment.order({ requestId, optionId: 4 }, aKey()))).toBe('notAllowed')
    const open = must(await api.requests.get(requestId))
    expect([open.status, open.actions.includes('continue')]).toEqual(['awaitingPayment', true])
    expect([open.orderUntil, open.heldUntil]).toEqual([deadline, last.expiresAt])
    expect(must(await api.payment.order({ requestId, optionId: 1 }, aKey())).orderId).toBe(last.orderId)
    goTo(26, 30)
    // The last check finds a payment of the last moments. A round leaves out an order that a check in the background has locked.
    await services.background.finished()
    await reconcilePayments(services)
    expect(must(await api.requests.get(requestId))).toMatchObject({ status: 'expired', actions: ['view'] })
    await sweepUnpaid(services)
    expect(await storedData().countAuditRows(requestId, 'request.expired')).toBe(1)
  })

  test('a check of an order that began before its end and is slow does not keep the appointment after the next check', async () => {
    const { services, clock } = system.service
    const one = await ordered(system)
    const began = clock.now()
    clock.forward({ hours: 30 })
    const [order] = await storedData().orders(one.requestId)
    if (!order) throw new Error('The order is not stored')
    expect(await claimCheck(services, order, clock.now(), { seconds: 10 })).toBe(true)
    await verifyOrder(services, order, { now: began, actor: { kind: 'job' } })
    await verifyOrder(services, order, { now: clock.now(), actor: { kind: 'job' } })
    expect(await storedData().orders(one.requestId)).toMatchObject([{ kept_until: null }])
  })

  test('H2: an order made before the deadline can be paid after it', async () => {
    const { clock } = system.service
    const one = await confirmed(system)
    clock.forward({ hours: 23, minutes: 59 })
    const order = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
    clock.forward({ hours: 2 })
    const numbers = { applicationNumber: one.applicationNumber }
    const { actions, heldUntil } = must(await one.api.requests.get(one.requestId))
    expect(actions).toContain('continue')
    const [found] = await operatorRows(system.service, 'look-up', numbers)
    expect(found).toMatchObject({ actions: actions.join(' '), payUntil: found?.heldUntil })
    // In whole minutes.
    expect(Date.parse(String(found?.heldUntil))).toBe(Date.parse(`${heldUntil?.slice(0, 16)}Z`))
    await system.sandbox.press(order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
    expect(await storedData().outcomes(one.requestId)).toEqual(['paid'])
  })

  test('D25: after the deadline a failed or cancelled try does not end the last order, which another try pays', async () => {
    const { clock } = system.service
    const one = await confirmed(system, {}, 8)
    clock.forward({ hours: 23, minutes: 59 })
    const order = must(await one.api.payment.order({ requestId: one.requestId, optionId: 1 }, aKey()))
    clock.forward({ minutes: 10 })
    for (const button of ['fail', 'cancel'] as const) {
      await system.sandbox.press(order.redirectUrl ?? '', button)
      expect(await statusOf(one)).toBe('awaitingPayment')
      expect(must(await one.api.payment.currentOrder(one.requestId))?.orderId).toBe(order.orderId)
    }
    expect(must(await one.api.requests.get(one.requestId)).actions).not.toContain('edit')
    await system.sandbox.press(order.redirectUrl ?? '', 'pay')
    expect(await statusOf(one)).toBe('paymentCompleted')
  })

  test('every received payment is paid or due back', () => checkPayments(system, ['paid', 'refundDue']))
})
