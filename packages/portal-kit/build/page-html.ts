import { type Language, languages } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'

/** All class names in a style sheet, unescaped as in HTML. */
const namesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))

/**
 * Removes from a page's body what it does not need before its script runs: class names without a style, markers of React and its router
 * (the app renders the page again), namespaces that HTML implies, attributes for old browsers, and optional end tags. Unescapes
 * apostrophes, because attributes use double quotes.
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
      const used = names.split(/\s+/).filter((name) => styled.has(name.replace(/&amp;/g, '&').replace(/&gt;/g, '>')))
      return used.length > 0 ? ` class="${used.join(' ')}"` : ''
    })
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** Files of the build that a page refers to. */
export interface PageFiles {
  /** Path of the portal on its host, with a slash at both ends. */
  readonly base: string
  /** The small script that starts the app. */
  readonly boot: string
  /** The app and its static imports. */
  readonly app: readonly string[]
  readonly css: readonly string[]
}

export interface PageParts {
  readonly language: Language
  /** Path of the page without the language. */
  readonly path: string
  readonly title: string
  readonly description?: string | undefined
  readonly css: string
  readonly body: string
  readonly files: PageFiles
  /** Scripts of a form, which all load at once, because a form works only with the app. */
  readonly scripts?: readonly string[] | undefined
}

const head = (title: string, base: string) =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>` +
  `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`

const preloads = (urls: readonly string[], more = '') =>
  urls.map((script) => `<link rel="modulepreload" href="${script}"${more}>`).join('')

/** A message for browsers without cascade layers, which are older than the supported ones (`shell.css`). */
const tooOld = (language: Language, helpLine: string): string =>
  `<p class="too-old" lang="${language}">${escaped(translate(language, 'withoutScript', 'tooOld', { line: helpLine }))}</p>`

/** A message that CSS shows when no script has run after half a minute. The first script hides it. */
const stalled = (language: Language): string =>
  `<p class="stalled supported" lang="${language}">${escaped(translate(language, 'withoutScript', 'stalled'))} <a href="">${escaped(translate(language, 'common', 'retry'))}</a></p>`

/** Adds to a form's body the messages for browsers that run no scripts, are too old, or could not load the scripts. */
export const withHelp = (body: string, language: Language, helpLine: string): string =>
  body.replace(/<main\b[^>]*>/, (main) => {
    const words = escaped(translate(language, 'withoutScript', 'needsScript', { line: helpLine }))
    return `${main}<noscript><p class="bg-warning-soft p-4">${words}</p></noscript>${tooOld(language, helpLine)}${stalled(language)}`
  })

/** A prerendered page with its own style. Requests its script last, or at once on a form. */
export const pageHtml = ({ language, path, title, description, css, body, files, scripts }: PageParts): string => {
  const { base } = files
  const alternates = languages
    .map(
      (other) =>
        `<link rel="alternate" hreflang="${other}" href="${base}${(other === 'en' ? path : `/${other}${path}`).slice(1)}">`,
    )
    .join('')
  const about = description ? `<meta name="description" content="${escaped(description)}">` : ''
  const style = `<style>${css}</style>`
  const boot = `<script type="module" src="${files.boot}"${scripts ? '' : ' fetchpriority="low"'}></script>`
  // On a slow connection a page arrives in parts. The first part must already request the scripts of a form.
  const assets = scripts ? boot + preloads(scripts, ' fetchpriority="low"') + style : style + boot
  return (
    `<!doctype html><html lang="${language}"><head>${head(title, base)}${about}${alternates}${assets}</head>` +
    `<body><div id="root"${scripts ? ' data-start="now"' : ''}>${leanHtml(body, css)}</div></body></html>`
  )
}

/** The page for all other addresses: starts the app at once, and explains what to do without scripts. */
export const shellHtml = (title: string, files: PageFiles, helpLine: string): string => {
  const sheets = files.css.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')
  const messages = (key: 'opening' | 'needsScript', attribute = '') =>
    languages.map((language) => {
      const words = translate(language, 'withoutScript', key, { line: helpLine })
      return `<p${attribute} lang="${language}">${escaped(words)}</p>`
    })
  const help = languages.map((language) => tooOld(language, helpLine) + stalled(language))
  return (
    `<!doctype html><html lang="en"><head>${head(title, files.base)}${sheets}${preloads(files.app)}` +
    `<script type="module" src="${files.boot}"></script></head><body><div id="root" data-start="now">` +
    `<div class="opening" role="status">${messages('opening', ' class="supported"').join('')}${help.join('')}</div>` +
    `<noscript><div class="opening">${messages('needsScript').join('')}</div></noscript></div></body></html>`
  )
}
