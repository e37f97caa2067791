import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Charge } from '../charge.ts'
import { type FaultName, faultNames } from '../faults.ts'
import { checkoutPage, endPage, unknownPage } from '../pages/checkout-page.ts'
import { sendPage } from '../pages/page.ts'
import { chooseLanguage } from '../pages/words.ts'
import type { Sandbox } from '../sandbox.ts'

interface Checkout {
  Params: { checkoutId: string }
  Querystring: { lang?: string }
  Body: { action?: string; fault?: string | string[] } | null
}

const isFault = (name: string): name is FaultName => (faultNames as readonly string[]).includes(name)

/** The hosted page and its four buttons; it works without a script. */
export const checkoutRoutes = (app: FastifyInstance, { ledger, faults, settle }: Sandbox) => {
  const actions: Readonly<Record<string, (charge: Charge) => Promise<Charge> | Charge>> = {
    pay: (charge) => settle.pay(charge, 'sandbox', new Date()),
    fail: settle.fail,
    cancel: settle.cancel,
    'pay-late': settle.payLate,
  }
  const goBack = (charge: Charge, page: string, reply: FastifyReply) =>
    charge.returnUrl && !faults.strikes('no-return', charge.reference)
      ? reply.redirect(charge.returnUrl, 303)
      : sendPage(reply, page)

  app.get<Checkout>('/checkout/payment/:checkoutId', async ({ params, query, headers }, reply) => {
    const charge = ledger.findByCheckout(params.checkoutId)
    const language = chooseLanguage(query.lang, charge?.language, headers['accept-language'])
    if (!charge) return sendPage(reply.code(404), unknownPage(language))
    return sendPage(reply, checkoutPage(charge, language), charge.returnUrl)
  })

  app.post<Checkout>('/checkout/payment/:checkoutId', async ({ params, query, headers, body }, reply) => {
    const charge = ledger.findByCheckout(params.checkoutId)
    const language = chooseLanguage(query.lang, charge?.language, headers['accept-language'])
    const action = actions[body?.action ?? '']
    if (!charge || !action) return sendPage(reply.code(404), unknownPage(language))
    const chosen = [body?.fault ?? []].flat().filter(isFault)
    faults.set(
      chosen.map((name) => ({ name, times: name === 'verify-pending' ? 3 : 1 })),
      charge.reference,
    )
    const settled = await action(charge)
    return goBack(settled, endPage(settled, language), reply)
  })
}
