import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Charge } from '../charge.ts'
import { type FaultName, faultNames } from '../faults.ts'
import { chargeFacts, frame, html, sendPage } from '../pages/page.ts'
import { chooseLanguage, type PageLanguage, words } from '../pages/words.ts'
import type { Sandbox } from '../sandbox.ts'

/** The faults a person can try by hand. */
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

/** The provider's own page where a payer pays, fails, cancels or pays late. */
const checkoutPage = (charge: Charge, language: PageLanguage): string => {
  const t = words[language]
  const form = html`<form method="post" action="${addressOf(charge)}?lang=${language}">
<button class="first" name="action" value="pay">${t.pay} ${charge.currency} ${charge.amount}</button>
<button name="action" value="fail">${t.fail}</button>
<button name="action" value="cancel">${t.cancel}</button>
<button name="action" value="pay-late" aria-describedby="late">${t.payLate}</button>
<p class="hint" id="late">${t.lateHint}</p>
<details><summary>${t.faults}</summary>
${faults.map((name) => html`<label class="check"><input type="checkbox" name="fault" value="${name}"><span lang="en">${name}</span></label>`)}
</details>
</form>`
  const back = charge.returnUrl ? html`<a class="button first" href="${charge.returnUrl}">${t.return}</a>` : null
  return frame(
    language,
    t.title,
    addressOf(charge),
    html`${chargeFacts(charge, language)}${charge.status === 'success' ? back : form}`,
  )
}

/** Where a browser ends that is not sent back. */
const endPage = (charge: Charge, language: PageLanguage): string =>
  frame(
    language,
    words[language].title,
    addressOf(charge),
    html`${chargeFacts(charge, language)}<p>${words[language].noReturn}</p>`,
  )

const unknownPage = (language: PageLanguage): string =>
  frame(language, words[language].title, '/bank', html`<p class="state error">${words[language].notFound}</p>`)

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
