import { type Language, languageNames, languages } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'

/** What the script writes; the other texts are on the page. */
const scripted = [
  'title',
  'announcedTitle',
  'opensAt',
  'ahead',
  'minute',
  'minutes',
  'hours',
  'paused',
  'turnAt',
  'keep',
  'passed',
  'yourTurn',
  'goOn',
  'goOnHelp',
  'none',
  'lost',
] as const

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

export interface WaitingPageParts {
  readonly language: Language
  readonly portalName: string
  readonly helpLine: string
  /** Where the portal lies on its host, with a slash at both ends. */
  readonly base: string
  /** The address of the form without a language. */
  readonly form: string
}

const addressOf = (base: string, language: Language, path: string) =>
  `${base}${(language === 'en' ? path : `/${language}${path}`).slice(1)}`

/** The body of the waiting page in one language. */
export const waitingBody = ({ language, portalName, helpLine, base, form }: WaitingPageParts): string => {
  const words = catalogue[language].waiting
  const t = (key: keyof typeof words) => escaped(words[key].replace('{{line}}', helpLine))
  // With their placeholders, which the script fills in.
  const texts = Object.fromEntries(scripted.map((key) => [key, words[key]]))
  const others = languages
    .map(
      (other) =>
        `<li><a href="${addressOf(base, other, '/waiting')}" lang="${other}" hreflang="${other}"${other === language ? ' aria-current="page"' : ''} class="inline-flex min-h-11 items-center px-2">${languageNames[other]}</a></li>`,
    )
    .join('')
  return (
    `<header class="bg-brand p-4 text-on-brand"><strong>${escaped(portalName)}</strong></header>` +
    `<main class="mx-auto flex max-w-2xl flex-col gap-4 p-4" data-base="${base}" data-texts="${escaped(JSON.stringify(texts))}">` +
    `<h1 id="title">${t('title')}</h1>` +
    `<p id="wait" role="status" class="text-lg font-semibold">${t('joining')}</p>` +
    '<p id="ahead"></p><p id="turn"></p><p id="keep"></p>' +
    `<noscript><p class="bg-warning-soft p-4">${t('withoutScript')}</p></noscript>` +
    `<p id="go" hidden><a class="inline-flex min-h-12 items-center justify-center rounded-md bg-primary px-5 font-semibold text-on-primary no-underline" href="${addressOf(base, language, form)}">${t('goOn')}</a></p>` +
    `<nav aria-label="Language"><ul class="flex flex-wrap gap-3">${others}</ul></nav></main>`
  )
}

/** The whole page. It loads again every minute where no script runs, so that it ends with the line. */
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
