import { type Language, languages } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'

/** Class names that a style sheet speaks of anywhere, as HTML writes them. */
const namesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))

/**
 * The body of a page without what only its script needs: class names that its style does not use, marks by which
 * React and its router hydrate (the app renders the page again), names of vocabularies built into HTML, what old
 * browsers wanted of drawings, ends of rows and paragraphs that the next tag ends anyway, of shapes and of what never has
 * an end, and escapes of apostrophes, because no attribute is quoted with apostrophes.
 */
export const leanHtml = (body: string, css: string): string => {
  const styled = namesIn(css)
  return body
    .replace(/<!--.*?-->| xmlns="http:\/\/www.w3.org\/2000\/svg"| data-status="active"| focusable="false"/g, '')
    .replace(/<\/li>(?=<li[ >]|<\/[uo]l>)|<\/p>(?=<(?:p|ul|ol|div|section|h[1-6])[ >]|<\/(?:div|section|li)>)/g, '')
    .replace(/><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>')
    .replace(/<(wbr|br|hr|img|input)\b([^>]*)\/>/g, '<$1$2>')
    .replace(/&#x27;/g, "'")
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(/\s+/).filter((name) => styled.has(name.replace(/&amp;/g, '&').replace(/&gt;/g, '>')))
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    })
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** Files of the build that a page names. */
export interface PageFiles {
  /** Where the portal lies on its host, with a slash at both ends. */
  readonly base: string
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
  /** Scripts of a form, which works only with the app: requested at once and all together. */
  readonly wave?: readonly string[] | undefined
}

const head = (title: string, base: string) =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>` +
  `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`

const preloads = (scripts: readonly string[], more = '') =>
  scripts.map((script) => `<link rel="modulepreload" href="${script}"${more}>`).join('')

/** Shown by the style sheet where no script has come after half a minute, and gone with the first that runs. */
const stalled = (language: Language): string =>
  `<p class="stalled" lang="${language}">${escaped(translate(language, 'message', 'withoutScript.stalled'))} <a href="">${escaped(translate(language, 'common', 'retry'))}</a></p>`

/** The body of a form with a word for those whose browser runs no script, or got none. */
export const withHelp = (body: string, language: Language, helpLine: string): string =>
  body.replace(/<main\b[^>]*>/, (main) => {
    const words = escaped(translate(language, 'message', 'withoutScript.needsScript', { line: helpLine }))
    return `${main}<noscript><p class="bg-warning-soft p-4">${words}</p></noscript>${stalled(language)}`
  })

/** A prerendered page: has its own style and requests its script last, or at once on a form. */
export const pageHtml = ({ language, path, title, description, css, body, files, wave }: PageParts): string => {
  const { base } = files
  const alternates = languages
    .map(
      (other) =>
        `<link rel="alternate" hreflang="${other}" href="${base}${(other === 'en' ? path : `/${other}${path}`).slice(1)}">`,
    )
    .join('')
  const about = description ? `<meta name="description" content="${escaped(description)}">` : ''
  const style = `<style>${css}</style>`
  const boot = `<script type="module" src="${files.boot}"${wave ? '' : ' fetchpriority="low"'}></script>`
  // On a slow connection a page arrives in pieces: its first piece requests the scripts of a form.
  const scripts = wave ? boot + preloads(wave, ' fetchpriority="low"') + style : style + boot
  return (
    `<!doctype html><html lang="${language}"><head>${head(title, base)}${about}${alternates}${scripts}</head>` +
    `<body><div id="root"${wave ? ' data-start="now"' : ''}>${leanHtml(body, css)}</div></body></html>`
  )
}

/** The page for every other address: it starts the app at once and explains what to do where no script runs. */
export const shellHtml = (title: string, files: PageFiles, helpLine: string): string => {
  const sheets = files.css.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')
  const say = (key: 'opening' | 'needsScript') =>
    languages.map((language) => {
      const words = translate(language, 'message', `withoutScript.${key}`, { line: helpLine })
      return `<p lang="${language}">${escaped(words)}</p>`
    })
  return (
    `<!doctype html><html lang="en"><head>${head(title, files.base)}${sheets}${preloads(files.app)}` +
    `<script type="module" src="${files.boot}"></script></head><body><div id="root" data-start="now">` +
    `<div class="opening" role="status">${say('opening').join('')}${languages.map(stalled).join('')}</div>` +
    `<noscript><div class="opening">${say('needsScript').join('')}</div></noscript></div></body></html>`
  )
}
