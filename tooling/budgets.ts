// Size budgets of the built portals. This file lists the files of each page or screen, from the imports in the build's manifest and the
// links in the prerendered pages. size-limit compares their sizes.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './bootstrap.mjs'

type Language = 'en' | 'am' | 'om' | 'ti'

interface ScreenBudget {
  readonly known: readonly string[]
  readonly screens: string
  readonly bytes: number
}

export interface Budgets {
  /** Prerendered pages, as files of the build. */
  readonly firstPaint: { readonly pages: readonly string[]; readonly bytes: Readonly<Record<Language, number>> }
  /** Modules that Home loads, named as in the build's manifest; `{language}` is replaced by each language. */
  readonly scripts: { readonly modules: readonly string[]; readonly bytes: number }
  /** Prerendered forms, as files of the build. They are usable with their preloaded scripts. */
  readonly forms: readonly { readonly pages: readonly string[]; readonly bytes: number }[]
  /** Steps after the first: additional scripts beyond those of the first page and the rules of the journey. */
  readonly steps: ScreenBudget & {
    /** Scripts of all steps together, which a form fetches while its first steps are filled in: their size and their number. */
    readonly all: { readonly bytes: number; readonly files: number }
  }
  /** Screens of a stored request: additional scripts beyond those of the list of requests. */
  readonly views: ScreenBudget
  readonly styles: { readonly bytes: number }
  /** URL prefixes that the build may contain, each with its reason. */
  readonly addresses: Readonly<Record<string, string>>
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

export interface SizeCheck {
  readonly name: string
  /** The files as sent, relative to this folder; size-limit does not compress them again. */
  readonly path: readonly string[]
  readonly limit: string
  readonly brotli: false
}

/** The file that the server sends: the brotli copy, or the file itself when it has no smaller copy. */
const sentFile = (folder: string, file: string): string => {
  const copies = [join(folder, `${file}.br`), join(folder, file)]
  const sent = copies.find((copy) => existsSync(copy))
  // size-limit ignores files that do not exist.
  if (!sent) throw new Error(`${file} is not in ${folder}`)
  return sent
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

/** Scripts that a page requests itself, including preloaded modules. */
export const pageScripts = (html: string): readonly string[] =>
  (html.match(/<(?:link|script)\b[^>]*>/g) ?? []).flatMap((tag) => {
    if (tag.startsWith('<script')) return attribute(tag, 'src') ?? []
    return /\brel="modulepreload"/.test(tag) ? (attribute(tag, 'href') ?? []) : []
  })

/** Fonts that a page loads when the device has no Ge'ez font. Pages in Latin script load only the font of the language names. */
const fontsFor = (language: Language, fonts: readonly string[]) =>
  fonts.filter((font) => language === 'am' || language === 'ti' || font.includes('-names-'))

/** All files of the modules and their static imports, each once. */
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

const modulesLike = (manifest: Manifest, pattern: string) =>
  Object.keys(manifest).filter((name) => new RegExp(pattern).test(name))

const scriptsOfSteps = (manifest: Manifest, { known, screens }: ScreenBudget): ReadonlySet<string> =>
  scriptsOf(manifest, [...known, ...modulesLike(manifest, screens)])

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** A line when the steps have too many scripts: each costs a request with about 500 bytes of headers. */
export const excessFiles = (folder: string, { steps }: Pick<Budgets, 'steps'>): readonly string[] => {
  const { size } = scriptsOfSteps(manifestOf(folder), steps)
  return size > steps.all.files ? [`all steps: ${size} scripts, at most ${steps.all.files}`] : []
}

/** URLs in the build that budgets.json does not list. Each could cause a request to another host. */
export const unlistedAddresses = (text: string, known: readonly string[]): readonly string[] =>
  (text.match(/\bhttps?:\/\/[\w.~:/?#@!$&*+,;=%-]+/g) ?? []).filter(
    (address) => !known.some((beginning) => address.startsWith(beginning)),
  )

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.vite'))

const languages = ['en', 'am', 'om', 'ti'] as const

/** The checks of one built portal. */
export const sizeChecks = (folder: string, budgets: Budgets): readonly SizeCheck[] => {
  const files = filesIn(folder)
  const fonts = files.filter((name) => name.endsWith('.woff2'))
  const manifest = manifestOf(folder)
  const check = (name: string, sent: Iterable<string>, bytes: number): SizeCheck => {
    const path = [...new Set(sent)].map((file) => relative(import.meta.dirname, sentFile(folder, file)))
    return { name, path, limit: `${bytes} B`, brotli: false }
  }
  const firstPaint = (page: string, language: Language) => {
    const file = language === 'en' ? page : join(language, page)
    const first = [file, ...blockingFiles(readFileSync(join(folder, file), 'utf8')), ...fontsFor(language, fonts)]
    return check(`${file}, first paint`, first, budgets.firstPaint.bytes[language])
  }
  const perLanguage = languages.flatMap((language) => {
    const modules = budgets.scripts.modules.map((name) => name.replace('{language}', language))
    return [
      ...budgets.firstPaint.pages.map((page) => firstPaint(page, language)),
      check(`scripts of Home, ${language}`, scriptsOf(manifest, modules), budgets.scripts.bytes),
    ]
  })
  const forms = languages.flatMap((language) =>
    budgets.forms.flatMap(({ pages, bytes }) =>
      pages.map((page) => {
        const file = language === 'en' ? page : join(language, page)
        const scripts = pageScripts(readFileSync(join(folder, file), 'utf8'))
        return check(`${file}, scripts until usable`, scripts, bytes)
      }),
    ),
  )
  const named = (screens: string) => modulesLike(manifest, screens)
  const screens = (kind: 'step' | 'view', { known, screens, bytes }: ScreenBudget) => {
    const before = scriptsOf(manifest, known)
    return named(screens).flatMap((name) => {
      const own = [...scriptsOf(manifest, [name])].filter((file) => !before.has(file))
      // Skips a screen without additional scripts, because size-limit refuses an empty list.
      return own.length > 0 ? [check(`${kind} ${name.replace(/.*\//, '')}`, own, bytes)] : []
    })
  }
  const { steps } = budgets
  const styles = files.filter((name) => name.endsWith('.css'))
  return [
    ...perLanguage,
    ...forms,
    ...screens('step', steps),
    check('all steps', scriptsOfSteps(manifest, steps), steps.all.bytes),
    ...screens('view', budgets.views),
    check('style sheet', styles, budgets.styles.bytes),
  ]
}

/** Unlisted URLs of one built portal, as lines `file: address`. */
export const unlistedAddressesIn = (folder: string, budgets: Budgets): readonly string[] =>
  filesIn(folder)
    .filter((name) => /\.(html|js|css|svg|json)$/.test(name))
    .flatMap((name) =>
      unlistedAddresses(readFileSync(join(folder, name), 'utf8'), Object.keys(budgets.addresses)).map(
        (address) => `${name}: ${address} is not named in budgets.json`,
      ),
    )

export const portals = ['passport-portal', 'origin-id-portal'].map((app) => {
  const home = join(root, 'apps', app)
  const budgets: Budgets = JSON.parse(readFileSync(join(home, 'budgets.json'), 'utf8'))
  return { app, folder: join(home, 'dist'), budgets }
})

/** The checks of both portals, for `.size-limit.ts`. */
export const allSizeChecks = (): readonly SizeCheck[] =>
  portals.flatMap(({ app, folder, budgets }) =>
    sizeChecks(folder, budgets).map((check) => ({ ...check, name: `${app}: ${check.name}` })),
  )

if (import.meta.main) {
  const faults = portals.flatMap(({ app, folder, budgets }) =>
    [...unlistedAddressesIn(folder, budgets), ...excessFiles(folder, budgets)].map((line) => `${app}: ${line}\n`),
  )
  process.stdout.write(faults.join(''))
  const sizeLimit = join(import.meta.dirname, 'node_modules/size-limit/bin.js')
  const { status } = spawnSync(process.execPath, [sizeLimit, ...process.argv.slice(2)], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  process.exit(faults.length === 0 ? (status ?? 1) : 1)
}
