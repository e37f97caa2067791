import { type Language, languageNames, languages } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'

/** Keys of the texts that the script writes. The page contains the others. */
const scripted = [
  'title',
  'announcedTitle',
  'announced',
  'ahead',
  'minute',
  'minutes',
  'hours',
  'paused',
  'turnAt',
  'turn',
  'yourTurn',
  'goOn',
  'goOnHelp',
  'none',
  'passedTitle',
  'passedHelp',
  'lost',
  'busy',
] as const

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

export interface WaitingPageParts {
  readonly language: Language
  readonly portalName: string
  readonly helpLine: string
  /** Path of the portal on its host, with a slash at both ends. */
  readonly base: string
  /** Path of the form without a language. */
  readonly form: string
}

const addressOf = (base: string, language: Language, path: string) =>
  `${base}${(language === 'en' ? path : `/${language}${path}`).slice(1)}`

/** The body of the waiting page in one language. */
export const waitingBody = ({ language, portalName, helpLine, base, form }: WaitingPageParts): string => {
  const words = catalogue[language].waiting
  const t = (key: keyof typeof words) => escaped(words[key].replace('{{line}}', helpLine))
  // With their placeholders, for which the script inserts values.
  const texts = Object.fromEntries(scripted.map((key) => [key, words[key]]))
  const others = languages
    .map(
      (other) =>
        `<li><a href="${addressOf(base, other, '/waiting')}" lang="${other}" hreflang="${other}"${other === language ? ' aria-current="page"' : ''} class="inline-flex min-h-11 items-center px-2 ${other === language ? 'font-bold no-underline' : ''}">${languageNames[other]}</a></li>`,
    )
    .join('')
  const button =
    'inline-flex min-h-12 items-center justify-center rounded-md bg-primary px-5 py-2 text-center font-semibold text-on-primary no-underline'
  return (
    `<header class="bg-brand text-on-brand"><p class="mx-auto max-w-reading p-4 font-bold">${escaped(portalName)}</p></header>` +
    `<main class="mx-auto flex max-w-reading flex-col gap-4 p-4" data-base="${base}" data-texts="${escaped(JSON.stringify(texts))}">` +
    `<h1 id="title">${t('title')}</h1>` +
    `<p id="wait" role="status" class="text-lg font-semibold">${t('joining')}</p>` +
    `<p id="note" role="status" class="empty:absolute"></p>` +
    '<p id="ahead" class="empty:hidden"></p><p id="turn" class="empty:hidden"></p>' +
    `<p id="go" hidden><a class="${button}" href="${addressOf(base, language, form)}">${t('goOn')}</a></p>` +
    `<p id="again" hidden><button type="button" class="${button}">${t('again')}</button></p>` +
    `<div id="help" class="flex flex-col gap-4"><p>${t('keep')}</p><p id="return" class="empty:hidden"></p><p class="text-sm text-muted">${t('why')}</p></div>` +
    `<noscript><p class="bg-warning-soft p-4">${t('withoutScript')}</p></noscript>` +
    `<nav aria-label="${escaped(catalogue[language].shell.language)}" class="border-t border-line pt-2"><ul class="flex flex-wrap gap-3">${others}</ul></nav></main>`
  )
}

/** The whole page. Without scripts it reloads every minute, so that it ends with the line. */
export const waitingPage = (
  parts: WaitingPageParts,
  { body, css, script }: { readonly body: string; readonly css: string; readonly script: string },
): string =>
  `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escaped(catalogue[parts.language].waiting.title)} - ${escaped(parts.portalName)}</title>` +
  `<link rel="icon" href="${parts.base}favicon.svg" type="image/svg+xml">` +
  `<noscript><meta http-equiv="refresh" content="60"></noscript><style>${css}</style>` +
  `<script type="module" src="${script}"></script></head><body>${body}</body></html>`
