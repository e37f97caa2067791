import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@invea/locales'
import { build } from 'vite'
import { type WaitingPageParts, waitingBody, waitingPage } from '../src/waiting-line/waiting-page-html.ts'
import { criticalCss } from './critical-css.ts'

const source = fileURLToPath(new URL('../src/waiting-line/waiting-page.ts', import.meta.url))

/** The script of the waiting page, in one file of its own: it shares nothing with the app. */
export const buildWaitingScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: 'terser',
      target: ['chrome99', 'firefox97', 'safari15.4', 'edge99'],
      modulePreload: false,
      rolldownOptions: { input: source },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    readonly output: readonly { readonly code?: string }[]
  }
  const [script] = output
  if (!script?.code || output.length > 1) throw new Error('the waiting page has one script')
  return script.code
}

/** Writes `waiting/index.html` in each language with its script; returns the style that the policy must let through. */
export const writeWaitingPages = async (
  folder: string,
  {
    css: sheet,
    names,
    ...parts
  }: Omit<WaitingPageParts, 'language' | 'portalName'> & {
    readonly css: string
    /** The portal's name in each language. */
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
