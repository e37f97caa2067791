import { type Language, languages } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import { leanHtml } from './lean-html.ts'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** Files of the build that a page names. */
export interface PageFiles {
  /** The small script that starts the app. */
  readonly boot: string
  /** The app itself and what it imports. */
  readonly app: readonly string[]
  readonly css: readonly string[]
}

export interface PageParts {
  readonly language: Language
  /** The address without a language. */
  readonly path: string
  readonly title: string
  readonly description?: string | undefined
  readonly css: string
  readonly body: string
  readonly files: PageFiles
}

const head = (title: string) =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>` +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'

/** A page rendered at build time: painted by its own style, its script asked for last. */
export const pageHtml = ({ language, path, title, description, css, body, files }: PageParts): string => {
  const alternates = languages
    .map((other) => `<link rel="alternate" hreflang="${other}" href="${other === 'en' ? path : `/${other}${path}`}">`)
    .join('')
  const about = description ? `<meta name="description" content="${escaped(description)}">` : ''
  return (
    `<!doctype html><html lang="${language}"><head>${head(title)}${about}${alternates}<style>${css}</style>` +
    `<script type="module" src="${files.boot}" fetchpriority="low"></script></head>` +
    `<body><div id="root">${leanHtml(body, css)}</div></body></html>`
  )
}

/** The page for every other address: it starts the app at once and says what to do where no script runs. */
export const shellHtml = (title: string, files: PageFiles, helpLine: string): string => {
  const sheets = files.css.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')
  const preloads = files.app.map((script) => `<link rel="modulepreload" href="${script}">`).join('')
  const say = (key: 'opening' | 'needsScript') =>
    languages.map((language) => {
      const words =
        key === 'opening' ? translate(language, 'shell', key) : translate(language, 'shell', key, { line: helpLine })
      return `<p lang="${language}">${escaped(words)}</p>`
    })
  return (
    `<!doctype html><html lang="en"><head>${head(title)}${sheets}${preloads}` +
    `<script type="module" src="${files.boot}"></script></head><body><div id="root" data-start="now">` +
    `<div class="opening" role="status">${say('opening').join('')}</div>` +
    `<noscript><div class="opening">${say('needsScript').join('')}</div></noscript></div></body></html>`
  )
}
