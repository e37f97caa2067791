import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Charge } from '../charge.ts'
import { words } from './words.ts'

/** HTML that needs no escaping. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type Part = Html | string | number | null | undefined | readonly Html[]
const show = (part: Part): string => {
  if (part === null || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(show).join('')
  return escapeText(String(part))
}

/** Template that escapes every value except HTML from this template. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((before, string, at) => before + show(parts[at - 1]) + string))

const style = `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.55 system-ui,"Noto Sans",sans-serif;color:#16181d;background:#f3f4f6}
.banner{margin:0;background:#7a3b00;color:#fff;padding:.75rem 1rem;text-align:center;font-weight:600}
main{max-width:34rem;margin:0 auto;padding:1rem}
.card{background:#fff;border:1px solid #c9ced6;border-radius:.75rem;padding:1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:.25rem 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1.25rem}
dt{color:#4a5160}dd{margin:0;font-weight:600;overflow-wrap:anywhere;text-align:end}
.amount{font-size:1.5rem}
.state{border-inline-start:.3rem solid #00558c;background:#eaf3fa;padding:.6rem .8rem;margin:0 0 1.25rem}
.error{border-color:#a4161a;background:#fdecec}
button,.button{display:block;width:100%;min-height:3rem;margin:0 0 .75rem;padding:.6rem 1rem;border-radius:.5rem;border:2px solid #00558c;background:#fff;color:#00558c;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.first{background:#00558c;color:#fff}
label{display:block;font-weight:600}
.check{display:flex;gap:.6rem;align-items:center;min-height:2.75rem;font-weight:400}
.check input{width:1.4rem;height:1.4rem}
input[type=text]{width:100%;min-height:3rem;font:inherit;padding:.5rem .75rem;border:2px solid #4a5160;border-radius:.5rem;margin:.35rem 0 1rem}
.hint{color:#4a5160;margin:0 0 .75rem;font-size:.95rem}
summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer}
:focus-visible{outline:3px solid #b35900;outline-offset:2px}
`
/** Allows only this style sheet. */
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A whole page of the sandbox with a banner and one card. */
export const frame = (title: string, content: Html): string => {
  const sheet = new Html(`<style>${style}</style>`)
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} - Sandbox</title>${sheet}</head>
<body>
<header><p class="banner">${words.banner}</p></header>
<main>
<div class="card"><h1>${title}</h1>${content}</div>
</main>
</body>
</html>`.text
}

const inAddis = (instant: string) =>
  `${new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')} EAT`

/** Status, amount, reference, payer and deadline of a charge. */
export const chargeFacts = (charge: Charge) => {
  const payer = [charge.payer.first_name, charge.payer.last_name].filter(Boolean).join(' ')
  return html`<p class="state" role="status">${charge.payAt && charge.status !== 'success' ? words.late : words[charge.status]}</p>
<dl>
<dt>${words.amount}</dt><dd class="amount">${charge.currency} ${charge.amount}</dd>
<dt>${words.reference}</dt><dd>${charge.reference}</dd>
${payer ? html`<dt>${words.payer}</dt><dd>${payer}</dd>` : null}
${charge.expiresAt ? html`<dt>${words.payBefore}</dt><dd>${inAddis(charge.expiresAt)}</dd>` : null}
</dl>`
}

/** Sends a page without scripts and external content. Browsers apply form-action to redirects too, so it allows the merchant's origin. */
export const sendPage = (reply: FastifyReply, page: string, returnUrl?: string) => {
  const shop = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${styleHash}; form-action 'self'${shop}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(page)
}
