import type { FastifyInstance } from 'fastify'
import { billPage, codePage } from '../pages/bank-page.ts'
import { sendPage } from '../pages/page.ts'
import { chooseLanguage } from '../pages/words.ts'
import type { Sandbox } from '../sandbox.ts'

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
