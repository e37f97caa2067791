import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { termsVersion } from '@invea/domain/application'
import { type Language, languages } from '@invea/locales'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { type PortalConfig, readConfig } from '../src/api/portal-config.ts'
import type { RenderedPage } from '../src/shell/prerender.ts'
import { criticalCss } from './critical-css.ts'
import { wordModule } from './i18n-plugins.ts'
import { type PageFiles, pageHtml, shellHtml, withHelp } from './page-html.ts'
import { compressFolder, portalHeaders, readConfigFile, serviceWorker, writeWaitingPages } from './site-files.ts'

/** Animated grey lines mark content that only the app renders. */
const isUnfinished = (body: string): boolean => body.includes('animate-breathe')

/** A page to render at build time, in every language. */
export interface Page {
  /** Path without a language, for example `/`. */
  readonly path: string
  /** Another path that redirects to this one and gets the same page. */
  readonly entry?: string
  /** Only for later steps of a request: how the terms were accepted. The step is rendered with this start. */
  readonly start?: 'individual' | 'group'
  /** Only for forms: the modules of the screen and their grouped chunks, named as in the build's manifest. */
  readonly parts?: readonly string[]
  /** Whether the page is a form: it loads the whole app at once, and explains what to do without scripts. */
  readonly form?: true
}

interface Renderer {
  readonly render: (path: string, language: Language, config: PortalConfig) => Promise<RenderedPage>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** Files of the chunks and their static imports, each once. */
const withImports = (manifest: Manifest, names: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    withImports(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/** Files that start the app: the boot script, and the app with its static imports. */
const filesOf = (manifest: Manifest, base: string): PageFiles => {
  const boot = manifest['index.html']
  const main = boot && manifest[boot.dynamicImports?.[0] ?? '']
  const css = main?.assets?.filter((file) => file.endsWith('.css')) ?? []
  if (!boot || !main || css.length === 0)
    throw new Error('The build has no entry index.html that imports the app, or the app names no style sheet')
  const app = withImports(manifest, [...(boot.imports ?? []), boot.dynamicImports?.[0] ?? ''])
  return { base, boot: base + boot.file, app: [...app].map((file) => base + file), css: css.map((file) => base + file) }
}

/** Name of a module in the manifest, or of a grouped chunk, which has no module of its own. */
const chunkOf = (manifest: Manifest, part: string): string | undefined =>
  part in manifest ? part : Object.keys(manifest).find((name) => name.startsWith('_') && manifest[name]?.name === part)

/** All scripts that a page needs to start the app. They are listed in the page, so that they load at the same time. */
const scriptsOf = (manifest: Manifest, { namespaces, language }: RenderedPage, { path, parts = [] }: Page) => {
  const screens = parts.map((part) => {
    const name = chunkOf(manifest, part)
    if (name === undefined) throw new Error(`${path}: ${part} is not in the build`)
    return name
  })
  const texts = namespaces.map((namespace) => wordModule(language, namespace))
  return [...withImports(manifest, [...screens, ...texts])]
}

/** Texts of the frame in all languages, so that the portal can show messages without a connection. */
const frameWords = (manifest: Manifest, base: string): readonly string[] =>
  languages.flatMap((language) => {
    const chunk = manifest[wordModule(language, 'common')]
    return chunk ? [base + chunk.file] : []
  })

/** Builds the app for Node and loads it. */
const loadRenderer = async (config: ResolvedConfig, folder: string): Promise<Renderer> => {
  await build({
    root: config.root,
    base: config.base,
    configFile: config.configFile ?? false,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.ts', outDir: folder, emptyOutDir: true, manifest: false },
  })
  return import(pathToFileURL(join(folder, 'entry-server.js')).href)
}

const write = (folder: string, name: string, text: string) => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Addresses of a page. English has one without a language, and one with it for the language switch. */
const addressesOf = (path: string, language: Language): readonly string[] =>
  (language === 'en' ? ['', '/en'] : [`/${language}`]).map((prefix) => `${prefix}${path}`.replace(/\/$/, ''))

/**
 * Runs after the build: renders `pages` in every language with the build's `config.json`, and writes the shell for all other addresses,
 * the headers, and compressed copies. Each page contains the part of the style sheet that it uses, the same in all languages.
 */
export const prerender = (pages: readonly Page[]): Plugin => {
  let config: ResolvedConfig
  let isWritten = false
  return {
    name: 'invea-prerender',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: () => {
      isWritten = true
    },
    closeBundle: async () => {
      // After a failure there is nothing to read, and an error here would hide the build's own error.
      if (config.build.ssr || !isWritten) return
      const folder = resolve(config.root, config.build.outDir)
      const manifest = readManifest(folder)
      const { base } = config
      const portal = readConfig(readConfigFile(folder))
      const files = filesOf(manifest, base)
      const css = files.css.map((file) => readFileSync(join(folder, file.slice(base.length)), 'utf8')).join('')
      // Inside the portal's folder, so that the renderer finds its imports.
      mkdirSync(config.cacheDir, { recursive: true })
      const server = mkdtempSync(join(config.cacheDir, 'renderer-'))
      const { render } = await loadRenderer(config, server)
      const styles: string[] = []
      const addresses: string[] = []
      const names = new Map<Language, string>()
      for (const page of pages) {
        const { path, entry, start } = page
        const form = page.form ?? start !== undefined
        const search = start ? `?terms=${termsVersion}&start=${start}` : ''
        const rendered = await Promise.all(languages.map((language) => render(path + search, language, portal)))
        const bodies = rendered.map(({ body, language }) =>
          form || isUnfinished(body) ? withHelp(body, language, portal.helpLine) : body,
        )
        if (start && bodies.some((body) => body.includes('animate-spin')))
          throw new Error(`${path}: the page waits for something that only the app can load`)
        const style = criticalCss(css, bodies.join(''))
        styles.push(style)
        for (const [at, renderedPage] of rendered.entries()) {
          const html = pageHtml({
            ...renderedPage,
            body: bodies[at] ?? '',
            path,
            css: style,
            files,
            scripts: form
              ? [...new Set([...files.app, ...scriptsOf(manifest, renderedPage, page).map((file) => base + file)])]
              : undefined,
          })
          for (const address of [path, ...(entry ? [entry] : [])].flatMap((own) =>
            addressesOf(own, renderedPage.language),
          )) {
            write(folder, `.${address}/index.html`, html)
            addresses.push(address || '/')
          }
        }
        for (const renderedPage of rendered) names.set(renderedPage.language, renderedPage.portalName)
      }
      const entry = pages.find((page) => page.entry)?.entry ?? '/'
      styles.push(await writeWaitingPages(folder, { base, css, names, helpLine: portal.helpLine, form: entry }))
      write(folder, 'app.html', shellHtml(names.get('en') ?? '', files, portal.helpLine))
      const always = [`${base}app.html`, `${base}favicon.svg`, files.boot, ...files.app, ...files.css]
      const frame = [...always, ...frameWords(manifest, base)]
      write(folder, 'sw.js', serviceWorker(folder, { base, frame, pages: addresses }))
      write(folder, 'headers.json', `${JSON.stringify(portalHeaders(styles), null, 2)}\n`)
      rmSync(server, { recursive: true })
      compressFolder(folder)
    },
  }
}
