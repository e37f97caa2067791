import type { Charge } from '../charge.ts'
import { html } from './html.ts'
import { type PageLanguage, words } from './words.ts'

const inAddis = (instant: string) =>
  `${new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')} EAT`

/** State, amount, reference, payer and deadline of a charge. */
export const chargeFacts = (charge: Charge, language: PageLanguage) => {
  const t = words[language]
  const payer = [charge.payer.first_name, charge.payer.last_name].filter(Boolean).join(' ')
  return html`<p class="state" role="status">${charge.payAt && charge.status !== 'success' ? t.late : t[charge.status]}</p>
<dl>
<dt>${t.amount}</dt><dd class="amount">${charge.currency} ${charge.amount}</dd>
<dt>${t.reference}</dt><dd>${charge.reference}</dd>
${payer ? html`<dt>${t.payer}</dt><dd>${payer}</dd>` : null}
${charge.expiresAt ? html`<dt>${t.payBefore}</dt><dd>${inAddis(charge.expiresAt)}</dd>` : null}
</dl>`
}
