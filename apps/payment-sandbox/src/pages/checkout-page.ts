import type { Charge } from '../charge.ts'
import type { FaultName } from '../faults.ts'
import { chargeFacts, frame, html } from './page.ts'
import { type PageLanguage, words } from './words.ts'

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
export const checkoutPage = (charge: Charge, language: PageLanguage): string => {
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
export const endPage = (charge: Charge, language: PageLanguage): string =>
  frame(
    language,
    words[language].title,
    addressOf(charge),
    html`${chargeFacts(charge, language)}<p>${words[language].noReturn}</p>`,
  )

export const unknownPage = (language: PageLanguage): string =>
  frame(language, words[language].title, '/bank', html`<p class="state error">${words[language].notFound}</p>`)
