import type { FastifyInstance } from 'fastify'
import type { Charge } from '../charge.ts'
import { chargeFacts, frame, html, sendPage } from '../pages/page.ts'
import { chooseLanguage, type PageLanguage, words } from '../pages/words.ts'
import type { Sandbox } from '../sandbox.ts'

/** The teller's first screen: the code the customer shows. */
const codePage = (language: PageLanguage, unknownCode?: string): string => {
  const t = words[language]
  return frame(
    language,
    t.bankTitle,
    '/bank',
    html`${unknownCode === undefined ? null : html`<p class="state error" role="alert" id="code-error">${t.codeUnknown}</p>`}
<form method="get" action="/bank">
<input type="hidden" name="lang" value="${language}">
<label for="code">${t.codeLabel}</label>
<p class="hint" id="code-hint">${t.codeHint}</p>
<input type="text" id="code" name="code" required autocomplete="off" inputmode="numeric" value="${unknownCode ?? ''}" aria-describedby="code-hint${unknownCode === undefined ? '' : ' code-error'}"${unknownCode === undefined ? null : html` aria-invalid="true"`}>
<button class="first">${t.findCode}</button>
</form>`,
  )
}

/** The order behind a code, and the one button that posts its payment. */
const billPage = (charge: Charge, language: PageLanguage): string => {
  const t = words[language]
  const post = html`<form method="post" action="/bank?lang=${language}">
<input type="hidden" name="code" value="${charge.reference}">
<button class="first">${t.postPayment}: ${charge.currency} ${charge.amount}</button>
</form>`
  return frame(
    language,
    t.bankTitle,
    '/bank',
    html`${chargeFacts(charge, language)}${charge.status === 'success' ? null : post}<a class="button" href="/bank?lang=${language}">${t.anotherCode}</a>`,
  )
}

interface Bank {
  Querystring: { lang?: string; code?: string }
  Body: { code?: string } | null
}

/** The bank counter: a teller enters a code and posts the payment. */
export const bankRoutes = (app: FastifyInstance, { ledger, settle }: Sandbox) => {
  const findBill = (code: string) => {
    const charge = ledger.find(code.replaceAll(/[\s-]/g, '')) ?? ledger.find(code.trim())
    return charge?.kind === 'bill' ? charge : undefined
  }

  app.get<Bank>('/bank', async ({ query, headers }, reply) => {
    const language = chooseLanguage(query.lang, undefined, headers['accept-language'])
    if (!query.code) return sendPage(reply, codePage(language))
    const bill = findBill(query.code)
    return bill ? sendPage(reply, billPage(bill, language)) : sendPage(reply.code(404), codePage(language, query.code))
  })

  // A teller may post after the deadline: a bank books what it was handed, and the merchant has to cope.
  app.post<Bank>('/bank', async ({ query, headers, body }, reply) => {
    const language = chooseLanguage(query.lang, undefined, headers['accept-language'])
    const bill = findBill(body?.code ?? '')
    if (!bill) return sendPage(reply.code(404), codePage(language, body?.code ?? ''))
    return sendPage(reply, billPage(await settle.pay(bill, 'bank-counter', new Date()), language))
  })
}
