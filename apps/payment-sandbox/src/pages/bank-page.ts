import type { Charge } from '../charge.ts'
import { chargeFacts, frame, html } from './page.ts'
import { type PageLanguage, words } from './words.ts'

/** The teller's first screen: the code the customer shows. */
export const codePage = (language: PageLanguage, unknownCode?: string): string => {
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
export const billPage = (charge: Charge, language: PageLanguage): string => {
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
