// Weighs the built portals against their budgets.json: exact bytes, so it never fails by chance.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './bootstrap.mjs'

type Language = 'en' | 'am' | 'om' | 'ti'

interface ScreenBudget {
  readonly known: readonly string[]
  readonly screens: string
  readonly bytes: number
}

export interface Budgets {
  /** Pages rendered at build time, as files of the build. */
  readonly firstPaint: { readonly pages: readonly string[]; readonly bytes: Readonly<Record<Language, number>> }
  /** Modules Home loads, as the build's manifest names them; `{language}` is replaced by each language. */
  readonly scripts: { readonly modules: readonly string[]; readonly bytes: number }
  /** Forms rendered at build time, as files of the build: what they ask for in advance is all they need to be usable. */
  readonly forms: { readonly pages: readonly string[]; readonly bytes: number }
  /** Steps after the first: what each fetches beyond the first page and the rules of the whole way. */
  readonly steps: ScreenBudget
  /** Screens about a stored request: what each fetches beyond the list that opens it. */
  readonly views: ScreenBudget
  readonly styles: { readonly bytes: number }
  /** Prefixes of addresses that the build may contain, each with its reason. */
  readonly addresses: Readonly<Record<string, string>>
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

export interface Figure {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

/** What a file weighs on the line: its brotli copy, or itself where a copy would not help. */
const weigh = (folder: string, file: string): number => {
  const copy = join(folder, `${file}.br`)
  if (existsSync(copy)) return readFileSync(copy).length
  const whole = readFileSync(join(folder, file))
  return file.endsWith('.woff2') ? whole.length : Math.min(whole.length, brotliCompressSync(whole).length)
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** Files a browser waits for before it paints: style sheets, blocking scripts, and preloaded fonts or images. */
export const blockingFiles = (html: string): readonly string[] => {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    if (tag.startsWith('<script'))
      return /\b(?:async|defer|type="module")/.test(tag) ? [] : (attribute(tag, 'src') ?? [])
    const early = /\brel="stylesheet"/.test(tag) || (/\brel="preload"/.test(tag) && !/\bas="style"/.test(tag))
    return early ? (attribute(tag, 'href') ?? []) : []
  })
}

/** Scripts that a page requests by itself. */
export const pageScripts = (html: string): readonly string[] =>
  (html.match(/<(?:link|script)\b[^>]*>/g) ?? []).flatMap((tag) => {
    if (tag.startsWith('<script')) return attribute(tag, 'src') ?? []
    return /\brel="modulepreload"/.test(tag) ? (attribute(tag, 'href') ?? []) : []
  })

/** Fonts a page in Ge'ez script fetches where the device has none; the others fetch the names of the languages alone. */
const fontsFor = (language: Language, fonts: readonly string[]) =>
  fonts.filter((font) => language === 'am' || language === 'ti' || font.includes('-names-'))

/** All files behind the modules, each once, with what they import from the start. */
export const scriptsOf = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`budgets.json names ${name}, which the build does not have`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  modules.forEach(follow)
  return files
}

/** Addresses in the build that budgets.json does not name: each may be a request to another host. */
export const strangeAddresses = (text: string, known: readonly string[]): readonly string[] =>
  (text.match(/\bhttps?:\/\/[\w.~:/?#@!$&*+,;=%-]+/g) ?? []).filter(
    (address) => !known.some((beginning) => address.startsWith(beginning)),
  )

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.vite'))

const languages = ['en', 'am', 'om', 'ti'] as const

/** The figures of one built portal. */
export const weighPortal = (folder: string, budgets: Budgets): readonly Figure[] => {
  const files = filesIn(folder)
  const fonts = files.filter((name) => name.endsWith('.woff2'))
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const sum = (names: Iterable<string>) => [...names].reduce((bytes, name) => bytes + weigh(folder, name), 0)
  const firstPaint = (page: string, language: Language): Figure => {
    const file = language === 'en' ? page : join(language, page)
    const first = [file, ...blockingFiles(readFileSync(join(folder, file), 'utf8')), ...fontsFor(language, fonts)]
    return { name: `${file}, first paint`, bytes: sum(first), limit: budgets.firstPaint.bytes[language] }
  }
  const perLanguage = languages.flatMap((language): Figure[] => {
    const modules = budgets.scripts.modules.map((name) => name.replace('{language}', language))
    return [
      ...budgets.firstPaint.pages.map((page) => firstPaint(page, language)),
      { name: `scripts of Home, ${language}`, bytes: sum(scriptsOf(manifest, modules)), limit: budgets.scripts.bytes },
    ]
  })
  const forms = languages.flatMap((language) =>
    budgets.forms.pages.map((page): Figure => {
      const file = language === 'en' ? page : join(language, page)
      const scripts = new Set(pageScripts(readFileSync(join(folder, file), 'utf8')))
      return { name: `${file}, scripts until usable`, bytes: sum(scripts), limit: budgets.forms.bytes }
    }),
  )
  const screens = (kind: 'step' | 'view', { known, screens, bytes: limit }: ScreenBudget) => {
    const before = scriptsOf(manifest, known)
    return Object.keys(manifest)
      .filter((name) => new RegExp(screens).test(name))
      .map((name): Figure => {
        const own = [...scriptsOf(manifest, [name])].filter((file) => !before.has(file))
        return { name: `${kind} ${name.replace(/.*\//, '')}`, bytes: sum(own), limit }
      })
  }
  const styles = sum(files.filter((name) => name.endsWith('.css')))
  return [
    ...perLanguage,
    ...forms,
    ...screens('step', budgets.steps),
    ...screens('view', budgets.views),
    { name: 'style sheet', bytes: styles, limit: budgets.styles.bytes },
  ]
}

/** Strange addresses of one built portal, as lines `file: address`. */
export const strangersIn = (folder: string, budgets: Budgets): readonly string[] =>
  filesIn(folder)
    .filter((name) => /\.(html|js|css|svg|json)$/.test(name))
    .flatMap((name) =>
      strangeAddresses(readFileSync(join(folder, name), 'utf8'), Object.keys(budgets.addresses)).map(
        (address) => `${name}: ${address} is not named in budgets.json`,
      ),
    )

const report = (app: string): boolean => {
  const home = join(root, 'apps', app)
  const budgets: Budgets = JSON.parse(readFileSync(join(home, 'budgets.json'), 'utf8'))
  const figures = weighPortal(join(home, 'dist'), budgets)
  const strangers = strangersIn(join(home, 'dist'), budgets)
  for (const { name, bytes, limit } of figures) {
    const mark = bytes > limit ? 'OVER ' : '     '
    process.stdout.write(`${mark}${app.padEnd(17)} ${name.padEnd(40)} ${String(bytes).padStart(7)} of ${limit} bytes\n`)
  }
  for (const line of strangers) process.stdout.write(`${app}: ${line}\n`)
  return strangers.length === 0 && figures.every(({ bytes, limit }) => bytes <= limit)
}

if (import.meta.main) {
  const kept = ['passport-portal', 'origin-id-portal'].map(report)
  process.exit(kept.every(Boolean) ? 0 : 1)
}
