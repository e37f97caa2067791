interface Settings {
  readonly DATABASE_URL?: string | undefined
  readonly ALLOW_EMBEDDED_DATABASE: boolean
  readonly PUBLIC_URL?: string | undefined
  readonly PASSPORT_ORIGIN: string
  readonly ORIGIN_ID_ORIGIN: string
  readonly SMTP_URL?: string | undefined
  readonly SMS_URL?: string | undefined
  readonly CHAPA_URL?: string | undefined
  readonly BANK_URL?: string | undefined
  readonly CHAPA_KEY: string
  readonly BANK_KEY: string
  readonly SUPPORT_MAIL: string
}

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const sandboxKey = 'CHASECK_TEST-sandbox'

const rules: readonly (readonly [broken: (settings: Settings) => boolean, line: string])[] = [
  [
    (s) => !s.DATABASE_URL && !s.ALLOW_EMBEDDED_DATABASE,
    'DATABASE_URL must be set in production (or ALLOW_EMBEDDED_DATABASE=yes, which loses data on a power cut)',
  ],
  [(s) => !s.PUBLIC_URL, 'PUBLIC_URL must be set in production'],
  [(s) => isLocal(s.PASSPORT_ORIGIN), 'PASSPORT_ORIGIN must not be a local address in production'],
  [(s) => isLocal(s.ORIGIN_ID_ORIGIN), 'ORIGIN_ID_ORIGIN must not be a local address in production'],
  [(s) => !s.SMTP_URL, 'SMTP_URL must be set in production: the outbox page is for development only'],
  [(s) => !s.SMS_URL, 'SMS_URL must be set in production: the outbox page is for development only'],
  [(s) => !s.CHAPA_URL, 'CHAPA_URL must be set in production: the sandbox takes no real money'],
  [(s) => !s.BANK_URL, 'BANK_URL must be set in production: the sandbox takes no real money'],
  [(s) => s.CHAPA_KEY === sandboxKey, 'CHAPA_KEY must be set in production'],
  [(s) => s.BANK_KEY === sandboxKey, 'BANK_KEY must be set in production'],
  [(s) => s.SUPPORT_MAIL.endsWith('.invalid'), 'SUPPORT_MAIL must be set in production: contact messages go there'],
]

/** Production refuses to start with development settings, naming each. */
export const productionFaults = (settings: Settings): readonly string[] =>
  rules.filter(([broken]) => broken(settings)).map(([, line]) => line)
