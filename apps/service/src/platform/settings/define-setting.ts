import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'

/** The description of a setting for the table (docs/settings.md, .env.example). */
interface About {
  readonly about: string
  /** Shown if the schema has no default. */
  readonly defaultText?: string
}

const descriptions = z.registry<About>()
export const setting = <Schema extends z.ZodMiniType>(schema: Schema, about: string, defaultText?: string): Schema => {
  descriptions.add(schema, { about, ...(defaultText !== undefined && { defaultText }) })
  return schema
}

export const text = z.string()
export const address = z.url({ protocol: /^https?$/, error: 'must be an address like https://example.org' })

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Whether an address is on another network: neither this machine nor a name without a dot, such as that of a container. */
export const isRemote = (url: string) => !isLocal(url) && /[.:]/.test(new URL(url).hostname)

/** Whether the host is an address of this machine, a private network (RFC 1918, RFC 4193) or the own link. */
export const isPrivate = (url: string) => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const ranges = ['loopback', 'private', 'linkLocal', 'uniqueLocal']
  return ipaddr.isValid(host) && ranges.includes(ipaddr.process(host).range())
}

/** For addresses that people open or that move money: requires TLS and another host than this machine. */
export const isSafe = (url: string) => url.startsWith('https:') && !isLocal(url)
export const mustBeSafe = 'must be an https address in production, and no local one'

/** Whether a secret was probably typed or repeated: `openssl rand` gives at least this many different characters. */
export const isGuessable = (secret: string, minLength: number) => secret.length < minLength || new Set(secret).size < 8

export interface SettingRow {
  readonly name: string
  readonly about: string
  /** The value as text, or undefined if it is absent or computed. */
  readonly value: string | undefined
  readonly defaultText: string | undefined
}

/** Settings with their defaults, for the generated documents. */
export const settingRows = (shape: Readonly<Record<string, z.ZodMiniType>>): readonly SettingRow[] =>
  Object.entries(shape).map(([name, schema]) => {
    const about = descriptions.get(schema)
    if (!about) throw new Error(`${name} has no description`)
    const parsed: unknown = z.parse(schema, undefined)
    const value = typeof parsed === 'boolean' ? (parsed ? 'yes' : 'no') : parsed
    const hasValue = value !== undefined && value !== ''
    return { name, about: about.about, value: hasValue ? String(value) : undefined, defaultText: about.defaultText }
  })
