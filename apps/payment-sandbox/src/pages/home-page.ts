import type { Charge } from '../charge.ts'
import { frame, html } from './page.ts'
import { type PageLanguage, words } from './words.ts'

const mostShown = 50

const pageOf = ({ kind, reference, checkoutId }: Charge) =>
  kind === 'bill' ? `/bank?code=${encodeURIComponent(reference)}` : `/checkout/payment/${checkoutId}`

/** The first page: what the sandbox is, the orders it knows, and where each is paid or failed. */
export const homePage = (charges: readonly Charge[], language: PageLanguage): string => {
  const t = words[language]
  const newest = charges.toReversed().slice(0, mostShown)
  const orders = newest.map(
    (charge) => html`<dl>
<dt>${t.reference}</dt><dd>${charge.reference}</dd>
<dt>${t.amount}</dt><dd>${charge.currency} ${charge.amount}</dd>
</dl>
<p class="state">${t[charge.status]}</p>
<a class="button" href="${pageOf(charge)}">${t.openOrder}</a>`,
  )
  const list = orders.length > 0 ? orders : [html`<p>${t.noOrders}</p>`]
  return frame(
    language,
    t.homeTitle,
    '/',
    html`<p>${t.homeIntro}</p><a class="button" href="/bank">${t.bankTitle}</a><h2>${t.orders}</h2>${list}`,
  )
}
