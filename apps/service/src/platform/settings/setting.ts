import * as z from 'zod/mini'

/** What the table of settings says of one (docs/settings.md, .env.example). */
interface About {
  readonly about: string
  /** Shown where the schema has no default of its own. */
  readonly otherwise?: string
}

const abouts = z.registry<About>()
/** A setting with its line in the table. */
export const setting = <Schema extends z.ZodMiniType>(schema: Schema, about: string, otherwise?: string): Schema => {
  abouts.add(schema, { about, ...(otherwise !== undefined && { otherwise }) })
  return schema
}

export const text = z.string()
export const address = z.url({ protocol: /^https?$/, error: 'must be an address like https://example.org' })

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Reached by people or with money: over TLS, and not on this machine. */
export const isSafe = (url: string) => url.startsWith('https:') && !isLocal(url)
export const safely = 'must be an https address in production, and no local one'

/** Typed or repeated: `openssl rand` gives at least this many different characters. */
export const isGuessable = (secret: string, shortest: number) => secret.length < shortest || new Set(secret).size < 8

/** One row of the table of settings. */
export interface SettingRow {
  readonly name: string
  readonly about: string
  /** As it is typed; undefined where it is absent or computed. */
  readonly value: string | undefined
  readonly otherwise: string | undefined
}

/** Settings with their defaults, for the generated documents. */
export const settingRows = (shape: Readonly<Record<string, z.ZodMiniType>>): readonly SettingRow[] =>
  Object.entries(shape).map(([name, schema]) => {
    const about = abouts.get(schema)
    if (!about) throw new Error(`${name} has no description`)
    const parsed: unknown = z.parse(schema, undefined)
    const value = typeof parsed === 'boolean' ? (parsed ? 'yes' : 'no') : parsed
    const isShown = value !== undefined && value !== ''
    return { name, about: about.about, value: isShown ? String(value) : undefined, otherwise: about.otherwise }
  })
