import { type Language, languages } from '@invea/locales'

/** Settings that an operator changes without a build, in `config.json`. */
export interface PortalConfig {
  /** Origin of the service, for example `https://service.example`. Empty when the service has the same origin. */
  readonly serviceUrl: string
  /** The free call line (A §1). Without a digit it counts as missing, because every text tells readers to call it. */
  readonly helpLine: string
  readonly supportMailbox: string
  /** The support phone, shown with the free line (B §2). */
  readonly supportPhone: string
  /** The two social networks (B §2); empty hides the link. */
  readonly facebookUrl: string
  readonly telegramUrl: string
  /** Accepted first digits of a mobile number after the trunk 0 (D16). */
  readonly phonePrefixes: readonly string[]
  readonly languages: readonly Language[]
  /** Address of the other portal; empty hides the link. */
  readonly otherPortalUrl: string
  /** External sites in the header (A §2); empty hides the link. */
  readonly evisaUrl: string
  readonly airlineUrl: string
  readonly hotelUrl: string
  /** Text of the official bar in every language. Without it, the bar says that this is a sample deployment. */
  readonly official?: Readonly<Record<Language, string>> | undefined
  /** Address of the emblem next to the name; empty shows the portals' own emblem. */
  readonly emblemUrl: string
  /** `yes` sends a trace id with calls, for a service with TRACES_URL. */
  readonly traceCalls: string
}

/** Defaults until `config.json` has loaded and for missing values. Mailbox and networks are sample addresses. */
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
  official: undefined,
  emblemUrl: '',
  traceCalls: 'no',
}

const isText = (value: unknown) => typeof value === 'string'
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText)

/** A setting of the file, or undefined when its type differs from that of `known`. */
const readSetting = (key: string, value: unknown, known: unknown): unknown => {
  if (key === 'official') return languages.every((language) => isText(Object(value)[language])) ? value : undefined
  if (key === 'helpLine') return /\d/.test(String(value)) && isText(value) ? value : undefined
  if (!Array.isArray(known)) return isText(value) ? value : undefined
  if (!areTexts(value)) return undefined
  if (key !== 'languages') return value
  const shown = languages.filter((language) => value.includes(language))
  return shown.length > 0 ? shown : undefined
}

/** Reads the configuration from a file. Uses `base` for missing and invalid values, so that a mistake of an operator cannot break the portal. */
export const readConfig = (file: unknown, base: PortalConfig = defaultConfig): PortalConfig => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(base).map(([key, known]) => [key, readSetting(key, Object(file)[key], known) ?? known]),
  ),
})
