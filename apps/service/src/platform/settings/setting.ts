import * as z from 'zod/mini'

/** What the table of settings says of one (docs/settings.md, .env.example). */
interface About {
  readonly about: string
  /** Shown where the schema has no default of its own. */
  readonly otherwise?: string
}

export const abouts = z.registry<About>()
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
