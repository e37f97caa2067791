import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Charge } from '../charge.ts'
import { type FaultName, faultNames } from '../faults.ts'
import { chargeFacts, frame, html, sendPage } from '../pages/page.ts'
import { words } from '../pages/words.ts'
import type { Sandbox } from '../sandbox.ts'

/** Faults that can be tried on the page. */
const faults: readonly FaultName[] = [
  'webhook-never',
  'webhook-twice',
  'webhook-bad-signature',
  'wrong-amount',
  'other-currency',
  'pay-twice',
  'verify-pending',
  'no-return',
]

const addressOf = (charge: Charge) => `/checkout/payment/${charge.checkoutId}`

/** The provider's page on which a payer pays, fails, cancels or pays late. */
const checkoutPage = (charge: Charge): string => {
  const form = html`<form method="post" action="${addressOf(charge)}">
<button class="first" name="action" value="pay">${words.pay} ${charge.currency} ${charge.amount}</button>
<button name="action" value="fail">${words.fail}</button>
<button name="action" value="cancel">${words.cancel}</button>
<button name="action" value="pay-late" aria-describedby="late">${words.payLate}</button>
<p class="hint" id="late">${words.lateHint}</p>
<details><summary>${words.faults}</summary>
${faults.map((name) => html`<label class="check"><input type="checkbox" name="fault" value="${name}"><span lang="en">${name}</span></label>`)}
</details>
</form>`
  const back = charge.returnUrl ? html`<a class="button first" href="${charge.returnUrl}">${words.return}</a>` : null
  return frame(words.title, html`${chargeFacts(charge)}${charge.status === 'success' ? back : form}`)
}

/** Shown to a payer who is not sent back to the portal. */
const endPage = (charge: Charge): string => frame(words.title, html`${chargeFacts(charge)}<p>${words.noReturn}</p>`)

const unknownPage = frame(words.title, html`<p class="state error">${words.notFound}</p>`)

interface Checkout {
  Params: { checkoutId: string }
  Body: { action?: string; fault?: string | string[] } | null
}

const isFault = (name: string): name is FaultName => (faultNames as readonly string[]).includes(name)

/** The hosted page and its four buttons, which work without scripts. */
export const checkoutRoutes = (app: FastifyInstance, { ledger, faults, settle }: Sandbox) => {
  const actions: Readonly<Record<string, (charge: Charge) => Promise<Charge> | Charge>> = {
    pay: (charge) => settle.pay(charge, 'sandbox', new Date()),
    fail: settle.fail,
    cancel: settle.cancel,
    'pay-late': settle.payLate,
  }
  const redirectToMerchant = (charge: Charge, page: string, reply: FastifyReply) =>
    charge.returnUrl && !faults.occurs('no-return', charge.reference)
      ? reply.redirect(charge.returnUrl, 303)
      : sendPage(reply, page)

  app.get<Checkout>('/checkout/payment/:checkoutId', async ({ params }, reply) => {
    const charge = ledger.findByCheckout(params.checkoutId)
    if (!charge) return sendPage(reply.code(404), unknownPage)
    return sendPage(reply, checkoutPage(charge), charge.returnUrl)
  })

  app.post<Checkout>('/checkout/payment/:checkoutId', async ({ params, body }, reply) => {
    const charge = ledger.findByCheckout(params.checkoutId)
    const action = actions[body?.action ?? '']
    if (!charge || !action) return sendPage(reply.code(404), unknownPage)
    const chosen = [body?.fault ?? []].flat().filter(isFault)
    faults.set(
      chosen.map((name) => ({ name, times: name === 'verify-pending' ? 3 : 1 })),
      charge.reference,
    )
    const settled = await action(charge)
    return redirectToMerchant(settled, endPage(settled), reply)
  })
}

/** The teller's first page, with a field for the customer's code. */
const codePage = (unknownCode?: string): string => {
  return frame(
    words.bankTitle,
    html`${unknownCode === undefined ? null : html`<p class="state error" role="alert" id="code-error">${words.codeUnknown}</p>`}
<form method="get" action="/bank">
<label for="code">${words.codeLabel}</label>
<p class="hint" id="code-hint">${words.codeHint}</p>
<input type="text" id="code" name="code" required autocomplete="off" inputmode="numeric" value="${unknownCode ?? ''}" aria-describedby="code-hint${unknownCode === undefined ? '' : ' code-error'}"${unknownCode === undefined ? null : html` aria-invalid="true"`}>
<button class="first">${words.findCode}</button>
</form>`,
  )
}

/** The order of a code, with a button to post its payment. */
const billPage = (charge: Charge): string => {
  const post = html`<form method="post" action="/bank">
<input type="hidden" name="code" value="${charge.reference}">
<button class="first">${words.postPayment}: ${charge.currency} ${charge.amount}</button>
</form>`
  return frame(
    words.bankTitle,
    html`${chargeFacts(charge)}${charge.status === 'success' ? null : post}<a class="button" href="/bank">${words.anotherCode}</a>`,
  )
}

interface Bank {
  Querystring: { code?: string }
  Body: { code?: string } | null
}

/** The bank's pages: a teller enters a code and posts the payment. */
export const bankRoutes = (app: FastifyInstance, { ledger, settle }: Sandbox) => {
  const findBill = (code: string) => {
    const charge = ledger.find(code.replaceAll(/[\s-]/g, '')) ?? ledger.find(code.trim())
    return charge?.kind === 'bill' ? charge : undefined
  }

  app.get<Bank>('/bank', async ({ query }, reply) => {
    if (!query.code) return sendPage(reply, codePage())
    const bill = findBill(query.code)
    return bill ? sendPage(reply, billPage(bill)) : sendPage(reply.code(404), codePage(query.code))
  })

  // A teller may post after the deadline, as at a real bank; the merchant must handle it.
  app.post<Bank>('/bank', async ({ body }, reply) => {
    const bill = findBill(body?.code ?? '')
    if (!bill) return sendPage(reply.code(404), codePage(body?.code ?? ''))
    return sendPage(reply, billPage(await settle.pay(bill, 'bank-counter', new Date())))
  })
}
