import { type Language, languages } from '@invea/locales'

/** What an operator sets without a build, in `config.json` beside the pages. */
export interface PortalConfig {
  /** Origin of the service, e.g. `https://service.example`; empty when it answers under the portal's own address. */
  readonly serviceUrl: string
  /** The free call line (A §1). */
  readonly helpLine: string
  readonly supportMailbox: string
  /** The support phone beside the free line (B §2). */
  readonly supportPhone: string
  /** The two social networks (B §2); empty hides the link. */
  readonly facebookUrl: string
  readonly telegramUrl: string
  /** First digits a mobile number may have after the trunk 0 (D16). */
  readonly phonePrefixes: readonly string[]
  readonly languages: readonly Language[]
  /** The sister portal's address; empty hides the link. */
  readonly otherPortalUrl: string
  /** Outside sites of the header (A §2); empty hides the link. */
  readonly evisaUrl: string
  readonly airlineUrl: string
  readonly hotelUrl: string
}

/** What holds until `config.json` has come, and where it is silent. The mailbox and the networks are sample addresses. */
export const defaultConfig: PortalConfig = {
  serviceUrl: '',
  helpLine: '8133',
  supportMailbox: 'support@invea.example',
  supportPhone: '0111265159',
  facebookUrl: 'https://facebook.example/invea',
  telegramUrl: 'https://telegram.example/invea',
  phonePrefixes: ['9'],
  languages,
  otherPortalUrl: '',
  evisaUrl: 'https://www.evisa.gov.et',
  airlineUrl: 'https://www.ethiopianairlines.com',
  hotelUrl: 'https://www.ethiopianskylighthotel.com',
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string') ? value : undefined
const knownLanguages = (value: unknown): readonly Language[] | undefined => {
  const known = languages.filter((language) => texts(value)?.includes(language))
  return known.length > 0 ? known : undefined
}

const readers: { readonly [K in keyof PortalConfig]: (value: unknown) => PortalConfig[K] | undefined } = {
  serviceUrl: text,
  helpLine: text,
  supportMailbox: text,
  supportPhone: text,
  facebookUrl: text,
  telegramUrl: text,
  phonePrefixes: texts,
  languages: knownLanguages,
  otherPortalUrl: text,
  evisaUrl: text,
  airlineUrl: text,
  hotelUrl: text,
}

/**
 * The configuration in a file, its gaps and slips filled with `base`: one wrong line of an operator
 * must not take the portal down.
 */
export const readConfig = (file: unknown, base: PortalConfig = defaultConfig): PortalConfig => {
  if (typeof file !== 'object' || file === null) return base
  const given = file as Readonly<Record<string, unknown>>
  const read = Object.entries(readers).map(([key, reader]) => [
    key,
    reader(given[key]) ?? base[key as keyof PortalConfig],
  ])
  return Object.fromEntries(read)
}
