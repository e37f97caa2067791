import { randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Charge, chargeData, readAmount } from '../charge.ts'
import { faultNames } from '../faults.ts'
import type { Sandbox } from '../sandbox.ts'

const webAddress = z.string().check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text)))
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** The body of `POST /transaction/initialize` as the provider documents it. */
const InitializeBody = z.object({
  amount: z.string().check(z.refine((text) => readAmount(text) !== undefined)),
  currency: z.string(),
  tx_ref: z.string().check(z.regex(/^[A-Za-z0-9-]{1,50}$/)),
  email: optional(z.email()),
  first_name: optional(z.string()),
  last_name: optional(z.string()),
  /** Ten digits that start with 09 or 07. Refuses +251, as the provider does. */
  phone_number: optional(z.string().check(z.regex(/^0[79]\d{8}$/))),
  callback_url: optional(webAddress),
  return_url: optional(webAddress),
  customization: optional(
    z.object({
      title: optional(z.string().check(z.maxLength(16))),
      description: optional(z.string().check(z.regex(/^[A-Za-z0-9 ._-]{0,100}$/))),
      logo: optional(z.string()),
    }),
  ),
  meta: optional(z.record(z.string(), z.unknown())),
})
type InitializeBody = z.infer<typeof InitializeBody>

/** A bill that the merchant registers, so that a teller can find its code. */
const BillBody = z.object({
  order_code: z.string().check(z.regex(/^[A-Za-z0-9-]{4,30}$/)),
  amount: z.string().check(z.refine((text) => readAmount(text) !== undefined)),
  currency: z.string(),
  payer_name: optional(z.string()),
  expires_at: optional(z.iso.datetime({ offset: true })),
})

/** `{ field: ['validation.field'] }`, the shape of the provider's field errors. */
const fieldErrors = (issues: readonly { readonly path: readonly PropertyKey[] }[]) =>
  Object.fromEntries(
    issues.map(({ path }) => {
      const field = path.map(String).join('.') || 'body'
      return [field, [`validation.${field}`]]
    }),
  )

const refuse = (reply: FastifyReply, status: number, message: unknown) =>
  reply.code(status).send({ message, status: 'failed', data: null })

const failures = [
  ['timeout', 504, 'Gateway timeout'],
  ['401', 401, "Invalid API Key or User doesn't exist"],
  ['500', 500, 'Internal server error'],
  ['429', 429, 'Too many requests'],
] as const

/** Initialize and verify in the provider's documented shapes, and the same for bills paid at a counter. */
export const apiRoutes = (app: FastifyInstance, { settings, ledger, faults, settle }: Sandbox) => {
  const isAuthorized = (request: FastifyRequest): boolean => {
    const received = Buffer.from(request.headers.authorization ?? '')
    const expected = Buffer.from(`Bearer ${settings.secretKey}`)
    return received.length === expected.length && timingSafeEqual(received, expected)
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === undefined) return refuse(reply, 401, 'Authorization required')
    if (!isAuthorized(request)) return refuse(reply, 401, "Invalid API Key or User doesn't exist")
  })

  /** Sends the fault that is set for this call. Returns false when there is none. */
  const sendFault = async (call: 'initialize' | 'verify', reference: string, reply: FastifyReply): Promise<boolean> => {
    for (const [name, status, message] of failures) {
      if (!faults.occurs(`${call}-${name}`, reference)) continue
      if (name === 'timeout') await sleep(settings.hangMs)
      if (name === '429') reply.header('retry-after', '1')
      refuse(reply, status, message)
      return true
    }
    return false
  }

  app.post('/v1/transaction/initialize', async (request, reply) => {
    const parsed = z.safeParse(InitializeBody, request.body)
    if (!parsed.success) return refuse(reply, 400, fieldErrors(parsed.error.issues))
    const body = parsed.data
    if (body.currency !== 'ETB') return refuse(reply, 400, 'Invalid currency, currency is not supported')
    faults.adopt(body.tx_ref)
    if (await sendFault('initialize', body.tx_ref, reply)) return reply
    if (ledger.find(body.tx_ref)) return refuse(reply, 400, 'Transaction reference has been used before')
    const charge: Charge = {
      kind: 'hosted',
      reference: body.tx_ref,
      checkoutId: randomBytes(24).toString('base64url'),
      amount: readAmount(body.amount) ?? body.amount,
      currency: body.currency,
      payer: {
        first_name: body.first_name ?? null,
        last_name: body.last_name ?? null,
        email: body.email ?? null,
        phone_number: body.phone_number ?? null,
      },
      title: body.customization?.title ?? '',
      description: body.customization?.description ?? '',
      callbackUrl: body.callback_url ?? undefined,
      returnUrl: body.return_url ?? undefined,
      meta: body.meta ?? null,
      createdAt: new Date().toISOString(),
      status: 'pending',
      payments: [],
    }
    ledger.put(charge)
    if (faults.occurs('webhook-early', charge.reference)) await settle.pay(charge, 'sandbox', new Date())
    return {
      message: 'Hosted Link',
      status: 'success',
      data: { checkout_url: `${settings.publicUrl}/checkout/payment/${charge.checkoutId}` },
    }
  })

  const verify = async (reference: string, kind: Charge['kind'], reply: FastifyReply) => {
    if (await sendFault('verify', reference, reply)) return reply
    const charge = ledger.find(reference)
    if (charge?.kind !== kind) return refuse(reply, 404, 'Invalid transaction or Transaction not found')
    const isLate = faults.occurs('verify-pending', reference)
    // The provider sends no data before the first try to pay.
    if (!isLate && kind === 'hosted' && charge.status === 'pending')
      return { message: 'Payment not paid yet', status: 'null', data: null }
    const reported = isLate ? { ...charge, status: 'pending' as const, payments: [] } : charge
    // The provider sends a number here, and a string in the webhook.
    const data = { ...chargeData(reported), ...(faults.occurs('verify-reversed', reference) && { status: 'reversed' }) }
    return {
      message: 'Payment details',
      status: 'success',
      data: { ...data, amount: Number(data.amount) || data.amount },
    }
  }
  app.get<{ Params: { reference: string } }>('/v1/transaction/verify/:reference', (request, reply) =>
    verify(request.params.reference, 'hosted', reply),
  )
  app.get<{ Params: { code: string } }>('/bank/v1/bills/:code', (request, reply) =>
    verify(request.params.code, 'bill', reply),
  )

  app.post('/bank/v1/bills', async (request, reply) => {
    const parsed = z.safeParse(BillBody, request.body)
    if (!parsed.success) return refuse(reply, 400, fieldErrors(parsed.error.issues))
    const body = parsed.data
    if (body.currency !== 'ETB') return refuse(reply, 400, 'Invalid currency, currency is not supported')
    faults.adopt(body.order_code)
    if (await sendFault('initialize', body.order_code, reply)) return reply
    if (ledger.find(body.order_code)) return refuse(reply, 400, 'Order code has been used before')
    ledger.put({
      kind: 'bill',
      reference: body.order_code,
      checkoutId: randomBytes(24).toString('base64url'),
      amount: readAmount(body.amount) ?? body.amount,
      currency: body.currency,
      payer: { first_name: body.payer_name ?? null, last_name: null, email: null, phone_number: null },
      title: '',
      description: '',
      expiresAt: body.expires_at ?? undefined,
      meta: null,
      createdAt: new Date().toISOString(),
      status: 'pending',
      payments: [],
    })
    return {
      message: 'Bill registered',
      status: 'success',
      data: {
        order_code: body.order_code,
        // Banks may send HTML, which a merchant must not show unchanged.
        instructions: [
          `<p>Enter <b>${body.order_code}</b> under <i>Pay a bill</i> in the bank&#39;s app.</p>`,
          '<script>alert(1)</script>Or show the code at <a href="javascript:alert(1)">any branch</a>.',
        ],
      },
    }
  })
}

const FaultsBody = z.object({
  /** When absent, the faults apply to the next order. */
  tx_ref: z.optional(z.string()),
  faults: z.array(z.object({ name: z.enum(faultNames), times: z.optional(z.int().check(z.positive())) })),
})

/** Sets faults for orders; used by tests. */
export const controlRoutes = (app: FastifyInstance, { faults }: Sandbox) => {
  app.post('/control/faults', async (request, reply) => {
    const parsed = z.safeParse(FaultsBody, request.body)
    if (!parsed.success) return reply.code(400).send({ faults: faultNames })
    faults.set(parsed.data.faults, parsed.data.tx_ref)
    return reply.code(204).send()
  })
}
