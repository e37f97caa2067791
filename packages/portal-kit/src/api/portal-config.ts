import { type Language, languages } from '@invea/locales'

/** What an operator sets without a build, in `config.json` beside the pages. */
export interface PortalConfig {
  /** Origin of the service, e.g. `https://service.example`; empty when both share an address. */
  readonly serviceUrl: string
  /** The free call line (A §1). Without a digit it counts as missing, because every text tells readers to call it. */
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
  /** The official bar, in every language; absent on a sample deployment, whose bar says so. */
  readonly official?: Readonly<Record<Language, string>> | undefined
  /** Address of the emblem beside the name; empty shows the portals' own sign. */
  readonly emblemUrl: string
  /** `yes`: calls carry a trace number for a service with TRACES_URL. */
  readonly traceCalls: string
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
  official: undefined,
  emblemUrl: '',
  traceCalls: 'no',
}

const isText = (value: unknown) => typeof value === 'string'
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText)

/** A setting as the file has it, or undefined where it is not of the kind of `known`. */
const readSetting = (key: string, value: unknown, known: unknown): unknown => {
  if (key === 'official') return languages.every((language) => isText(Object(value)[language])) ? value : undefined
  if (key === 'helpLine') return /\d/.test(String(value)) && isText(value) ? value : undefined
  if (!Array.isArray(known)) return isText(value) ? value : undefined
  if (!areTexts(value)) return undefined
  if (key !== 'languages') return value
  const shown = languages.filter((language) => value.includes(language))
  return shown.length > 0 ? shown : undefined
}

/**
 * The configuration in a file, its gaps and slips filled with `base`: one wrong line of an operator
 * must not take the portal down.
 */
export const readConfig = (file: unknown, base: PortalConfig = defaultConfig): PortalConfig => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(base).map(([key, known]) => [key, readSetting(key, Object(file)[key], known) ?? known]),
  ),
})
