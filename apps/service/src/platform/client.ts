import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { Language } from '@invea/domain'
import { languages } from '@invea/locales'
import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'

const maxCached = 10_000

/** Caches results of a pure function for short texts, because clients send the same header and address with every call. */
const memoize = <Value>(compute: (text: string) => Value): ((text: string) => Value) => {
  const results = new Map<string, Value>()
  return (text) => {
    const found = results.get(text)
    if (found !== undefined) return found
    const computed = compute(text)
    if (results.size >= maxCached) results.clear()
    if (text.length <= 100) results.set(text, computed)
    return computed
  }
}

const firstLanguage = memoize((header): Language => {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => /^\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*$/.exec(one)?.[1]).find(Boolean)
      return { tag: tag.split('-')[0], weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((first, second) => second.weight - first.weight)
  return wanted.flatMap(({ tag }) => languages.filter((language) => language === tag))[0] ?? 'en'
})

/** The first supported language of Accept-Language by weight, or English. */
export const languageOf = (header: string | undefined): Language => firstLanguage(header ?? '')

/** The network of an address as `192.0.2.0/24`. IPv4-mapped IPv6 counts as IPv4. Other text is returned unchanged. */
const prefixOf = (address: string, bits: { readonly ipv4: 24 | 32; readonly ipv6: number }): string => {
  // Nearly all addresses, without the slower parser.
  if (isIPv4(address)) {
    const network = bits.ipv4 === 32 ? address : `${address.slice(0, address.lastIndexOf('.'))}.0`
    return `${network}/${bits.ipv4}`
  }
  const withoutZone = address.split(/[/%]/)[0] ?? ''
  if (!ipaddr.isValid(withoutZone)) return address
  const parsed = ipaddr.process(withoutZone)
  const [kind, length] =
    parsed.kind() === 'ipv4' ? ([ipaddr.IPv4, bits.ipv4] as const) : ([ipaddr.IPv6, bits.ipv6] as const)
  return `${kind.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${length}`).toString()}/${length}`
}

/** The address for rate limits: the IPv4 address, or the /64 of an IPv6 address, because one subscriber has a whole /64. */
export const clientAddress = memoize((ip): string => prefixOf(ip, { ipv4: 32, ipv6: 64 }).replace(/\/32$/, ''))

/** The network that one customer of a provider is likely to have: IPv4 /24, IPv6 /48. */
export const networkOf = memoize((address): string => prefixOf(address, { ipv4: 24, ipv6: 48 }))

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

export const bearerToken = (authorization: string | string[] | undefined): string | undefined =>
  bearer.exec(String(authorization ?? ''))?.[1]

/** Compares a received text with a secret one. The time does not depend on the position of the first difference. */
export const isEqualText = (received: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Whether the header is the HMAC-SHA256 (hex) of exactly these bytes. Compares in constant time. Such providers send two
 * headers; only this one covers the body.
 */
export const isSignedBody = (body: Buffer, header: string | string[] | undefined, secret: Buffer): boolean => {
  if (typeof header !== 'string' || !/^[0-9a-f]{64}$/i.test(header)) return false
  return timingSafeEqual(Buffer.from(header, 'hex'), createHmac('sha256', secret).update(body).digest())
}

/** Parses JSON text with a schema. Returns undefined if the text is not JSON or does not match. */
export const readJson = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined => {
  try {
    const read = z.safeParse(schema, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
