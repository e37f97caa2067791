import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Language, languages } from '@invea/locales'
import { build, type Plugin } from 'vite'
import { type WaitingPageParts, waitingBody, waitingPage } from '../src/waiting-line/waiting-page-html.ts'
import { criticalCss } from './critical-css.ts'

/** In development `pnpm dev` provides `config.json`; a built portal has the file beside its pages. */
export const configFile = (): Plugin => ({
  name: 'invea-config-file',
  configureServer: (server) => {
    server.middlewares.use(`${server.config.base}config.json`, (_request, response) => {
      const serviceUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ serviceUrl }))
    })
  },
})

/** Reads the `config.json` beside the pages of a finished build; without one the defaults apply. */
export const readConfigFile = (folder: string): unknown => {
  const file = join(folder, 'config.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const compressible = /\.(html|js|css|svg|json|webmanifest|txt)$/

const fileModes = [constants.BROTLI_MODE_TEXT] as const
/** Which mode makes a page smaller depends on its text. The difference is up to 30 bytes. */
const pageModes = [...fileModes, constants.BROTLI_MODE_FONT] as const

const brotliWith = (mode: number, whole: Buffer): Buffer =>
  brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  })

/** Writes a `.br` and a `.gz` beside every file that becomes smaller, so that servers need not compress. */
export const compressFolder = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue
    const whole = readFileSync(join(folder, name))
    const [brotli = whole] = (name.endsWith('.html') ? pageModes : fileModes)
      .map((mode) => brotliWith(mode, whole))
      .sort((one, other) => one.length - other.length)
    if (brotli.length >= whole.length) continue
    writeFileSync(join(folder, `${name}.br`), brotli)
    writeFileSync(join(folder, `${name}.gz`), gzipSync(whole, { level: 9 }))
  }
}

/** Returns the hash that allows an inline style in the Content-Security-Policy. */
const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * Headers of every response of the portal, for the web server that serves the files (`headers.json`).
 * `{serviceUrl}` is replaced by the service's origin. They forbid third parties and inline code except the given styles.
 */
export const portalHeaders = (styles: readonly string[]): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set(styles.map(hashOf))].join(' ')}`,
    "font-src 'self'",
    "img-src 'self' data: blob: {serviceUrl}",
    "connect-src 'self' {serviceUrl}",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // Ignored where the portal is served without TLS. Hosts below this one are the agency's too (docs/security.md).
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

const serviceWorkerSource = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')

export interface CachedFiles {
  /** Path of the portal on its host, with a slash at both ends. */
  readonly base: string
  /** Addresses of the files that every page needs, including the portal's shell. */
  readonly frame: readonly string[]
  /** Addresses of the pages rendered at build time inside the portal, without a slash at the end. */
  readonly pages: readonly string[]
}

/** Returns the service worker of a build. Its version is a hash of the files it caches, so that a build with the same files is no update. */
export const serviceWorker = (folder: string, { base, frame, pages }: CachedFiles): string => {
  const content = [...frame.map((file) => file.slice(base.length)), ...pages.map((page) => `${page}/index.html`)].map(
    (file) => readFileSync(join(folder, file)),
  )
  const version = content
    .reduce((hash, file) => hash.update(file), createHash('sha256'))
    .digest('hex')
    .slice(0, 12)
  const lists = JSON.stringify({ version, base, frame, pages: pages.map((page) => base + page.slice(1)) })
  return serviceWorkerSource.replace(/\/\* lists \*\/ \{.*\}/, () => lists)
}

const waitingScript = fileURLToPath(new URL('../src/waiting-line/waiting-page.ts', import.meta.url))

/** Builds the script of the waiting page as a separate file, which shares no code with the app. */
export const buildWaitingScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: 'terser',
      target: ['chrome99', 'firefox98', 'safari15.4', 'edge99'],
      modulePreload: false,
      rolldownOptions: { input: waitingScript },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    readonly output: readonly { readonly code?: string }[]
  }
  const [script] = output
  if (!script?.code || output.length > 1) throw new Error('The waiting page must have exactly one script')
  return script.code
}

/** Writes `waiting/index.html` in each language with its script; returns the style that the policy must allow. */
export const writeWaitingPages = async (
  folder: string,
  {
    css: sheet,
    names,
    ...parts
  }: Omit<WaitingPageParts, 'language' | 'portalName'> & {
    readonly css: string
    readonly names: ReadonlyMap<Language, string>
  },
): Promise<string> => {
  const code = await buildWaitingScript()
  const script = `assets/waiting-${createHash('sha256').update(code).digest('hex').slice(0, 7)}.js`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, script), code)
  const bodies = languages.map((language) => {
    const own = { ...parts, language, portalName: names.get(language) ?? '' }
    return { own, language, body: waitingBody(own) }
  })
  const css = criticalCss(sheet, bodies.map(({ body }) => body).join(''))
  for (const { own, language, body } of bodies) {
    const pageFolder = join(folder, language === 'en' ? '' : language, 'waiting')
    mkdirSync(pageFolder, { recursive: true })
    writeFileSync(join(pageFolder, 'index.html'), waitingPage(own, { body, css, script: parts.base + script }))
  }
  return css
}
