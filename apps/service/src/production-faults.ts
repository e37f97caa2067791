interface Settings {
  readonly DATABASE_URL?: string | undefined
  readonly ALLOW_EMBEDDED_DATABASE: boolean
  readonly PUBLIC_URL?: string | undefined
  readonly MAIL_FROM: string
  readonly SMS_TOKEN: string
  readonly PASSPORT_ORIGIN: string
  readonly ORIGIN_ID_ORIGIN: string
  readonly SMTP_URL?: string | undefined
  readonly SMS_URL?: string | undefined
  readonly CHAPA_URL?: string | undefined
  readonly BANK_URL?: string | undefined
  readonly CHAPA_KEY: string
  readonly BANK_KEY: string
  readonly SUPPORT_MAIL: string
  readonly CAPTCHA_VERIFY_URL?: string | undefined
  readonly CAPTCHA_VERIFY_SECRET: string
}

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Reached by people or with money: over TLS, and not on this machine. */
const isSafe = (url: string) => url.startsWith('https:') && !isLocal(url)

/** Test keys of the provider, the sandbox's among them, take no real money. */
const isTestKey = (key: string) => key.startsWith('CHASECK_TEST')

const safely = 'must be an https address in production, and no local one'

const rules: readonly (readonly [broken: (settings: Settings) => boolean, line: string])[] = [
  [
    (s) => !s.DATABASE_URL && !s.ALLOW_EMBEDDED_DATABASE,
    'DATABASE_URL must be set in production (or ALLOW_EMBEDDED_DATABASE=yes, which loses data on a power cut)',
  ],
  [(s) => !s.PUBLIC_URL, 'PUBLIC_URL must be set in production'],
  [(s) => s.PUBLIC_URL !== undefined && !isSafe(s.PUBLIC_URL), `PUBLIC_URL ${safely}`],
  [(s) => !isSafe(s.PASSPORT_ORIGIN), `PASSPORT_ORIGIN ${safely}`],
  [(s) => !isSafe(s.ORIGIN_ID_ORIGIN), `ORIGIN_ID_ORIGIN ${safely}`],
  [(s) => !s.SMTP_URL, 'SMTP_URL must be set in production: the outbox page is for development only'],
  [(s) => !s.SMS_URL, 'SMS_URL must be set in production: the outbox page is for development only'],
  [(s) => s.SMS_URL !== undefined && !s.SMS_TOKEN, 'SMS_TOKEN must be set in production'],
  [
    (s) => s.MAIL_FROM.endsWith('.invalid'),
    'MAIL_FROM must be set in production: nobody can answer, or trust, .invalid',
  ],
  [(s) => !s.CHAPA_URL, 'CHAPA_URL must be set in production: the sandbox takes no real money'],
  [(s) => !s.BANK_URL, 'BANK_URL must be set in production: the sandbox takes no real money'],
  [(s) => s.CHAPA_URL !== undefined && !isSafe(s.CHAPA_URL), `CHAPA_URL ${safely}`],
  [(s) => s.BANK_URL !== undefined && !isSafe(s.BANK_URL), `BANK_URL ${safely}`],
  [(s) => isTestKey(s.CHAPA_KEY), 'CHAPA_KEY must be set in production, and be no test key'],
  [(s) => isTestKey(s.BANK_KEY), 'BANK_KEY must be set in production, and be no test key'],
  [(s) => s.CAPTCHA_VERIFY_URL !== undefined && !isSafe(s.CAPTCHA_VERIFY_URL), `CAPTCHA_VERIFY_URL ${safely}`],
  [
    (s) => s.CAPTCHA_VERIFY_URL !== undefined && !s.CAPTCHA_VERIFY_SECRET,
    'CAPTCHA_VERIFY_SECRET must be set in production where CAPTCHA_VERIFY_URL is',
  ],
  [(s) => s.SUPPORT_MAIL.endsWith('.invalid'), 'SUPPORT_MAIL must be set in production: contact messages go there'],
]

/** Production refuses to start with development settings, naming each. */
export const productionFaults = (settings: Settings): readonly string[] =>
  rules.filter(([broken]) => broken(settings)).map(([, line]) => line)
