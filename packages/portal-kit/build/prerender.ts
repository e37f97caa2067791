import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '@invea/locales'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import type { RenderedPage } from '../src/prerender/index.ts'
import { compressFolder } from './compress.ts'
import { criticalCss } from './critical-css.ts'
import { portalHeaders } from './headers.ts'
import { type PageFiles, pageHtml, shellHtml } from './page-html.ts'
import { serviceWorker } from './service-worker.ts'

/** A page rendered at build time. */
export interface Page {
  /** Its address without a language, e.g. `/`. */
  readonly path: string
}

interface Renderer {
  readonly render: (path: string, language: Language) => Promise<RenderedPage>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** A chunk and all it imports from the start, each once. */
const withImports = (manifest: Manifest, names: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    withImports(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/** The files that start the app: the small script, and the app behind it with all it imports from the start. */
const filesOf = (manifest: Manifest): PageFiles => {
  const boot = manifest['index.html']
  const main = boot && manifest[boot.dynamicImports?.[0] ?? '']
  if (!boot || !main) throw new Error('The build has no entry index.html that imports the app')
  const app = withImports(manifest, [...(boot.imports ?? []), boot.dynamicImports?.[0] ?? ''])
  return {
    boot: `/${boot.file}`,
    app: [...app].map((file) => `/${file}`),
    css: (main.css ?? []).map((file) => `/${file}`),
  }
}

/** The words around every page, in all languages: without a line the portal must be able to say so. */
const frameWords = (manifest: Manifest): readonly string[] =>
  Object.entries(manifest).flatMap(([name, { file }]) =>
    /packages\/locales\/src\/\w\w\/(common|shell)\.ts$/.test(name) ? `/${file}` : [],
  )

/** Builds the same app for Node and loads it. */
const loadRenderer = async (config: ResolvedConfig, folder: string): Promise<Renderer> => {
  await build({
    root: config.root,
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

/** Addresses a page answers to: English without a language and, for the language switch, with one. */
const addressesOf = (path: string, language: Language): readonly string[] =>
  (language === 'en' ? ['', '/en'] : [`/${language}`]).map((prefix) => `${prefix}${path}`.replace(/\/$/, ''))

/**
 * After the build: renders `pages` in every language, writes the shell for all other addresses, the headers they need,
 * and compressed copies. A page's style is the part of the style sheet it uses, the same for all its languages.
 */
export const prerender = (pages: readonly Page[]): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'invea-prerender',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      if (config.build.ssr) return
      const folder = join(config.root, config.build.outDir)
      const manifest = readManifest(folder)
      const files = filesOf(manifest)
      const css = files.css.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
      const server = join(folder, '.server')
      const { render } = await loadRenderer(config, server)
      const styles: string[] = []
      const addresses: string[] = []
      let portalName = ''
      for (const { path } of pages) {
        const rendered = await Promise.all(languages.map((language) => render(path, language)))
        const style = criticalCss(css, rendered.map(({ body }) => body).join(''))
        styles.push(style)
        for (const page of rendered) {
          const html = pageHtml({ ...page, path, css: style, files })
          for (const address of addressesOf(path, page.language)) {
            write(folder, `.${address}/index.html`, html)
            addresses.push(address || '/')
          }
        }
        portalName ||= rendered[0]?.portalName ?? ''
      }
      write(folder, 'app.html', shellHtml(portalName, files, '8133'))
      const frame = ['/app.html', '/favicon.svg', files.boot, ...files.app, ...files.css, ...frameWords(manifest)]
      write(folder, 'sw.js', serviceWorker(folder, { frame, pages: addresses }))
      write(folder, 'headers.json', `${JSON.stringify(portalHeaders(styles), null, 2)}\n`)
      rmSync(server, { recursive: true })
      compressFolder(folder)
    },
  }
}
