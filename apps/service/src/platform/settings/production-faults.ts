import type * as z from 'zod/mini'
import { isGuessable, isPrivate, isRemote, isSafe, mustBeSafe } from './define-setting.ts'
import type { Settings as Schema } from './settings.ts'

type Settings = z.infer<typeof Schema>

/** Whether mail is always sent over TLS to a server whose certificate is checked. */
const mailsOverTls = (url: string) => {
  const { protocol, searchParams } = new URL(url)
  const required = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  return required && !searchParams.has('ignoreTLS') && searchParams.get('tls.rejectUnauthorized') !== 'false'
}

const trustsEveryone = (proxies: string) => proxies.split(',').some((entry) => entry.endsWith('/0'))

const rules: readonly (readonly [broken: (settings: Settings) => boolean, line: string])[] = [
  [
    (s) => !s.DATABASE_URL && !s.ALLOW_EMBEDDED_DATABASE,
    'DATABASE_URL must be set in production (or ALLOW_EMBEDDED_DATABASE=yes, which loses data on a power cut)',
  ],
  [(s) => !s.PUBLIC_URL, 'PUBLIC_URL must be set in production'],
  [(s) => s.PUBLIC_URL !== undefined && !isSafe(s.PUBLIC_URL), `PUBLIC_URL ${mustBeSafe}`],
  [(s) => !isSafe(s.PASSPORT_ORIGIN), `PASSPORT_ORIGIN ${mustBeSafe}`],
  [(s) => !isSafe(s.ORIGIN_ID_ORIGIN), `ORIGIN_ID_ORIGIN ${mustBeSafe}`],
  [(s) => !s.SMTP_URL, 'SMTP_URL must be set in production: the outbox page is for development only'],
  [(s) => !s.SMS_URL, 'SMS_URL must be set in production: the outbox page is for development only'],
  [
    (s) => s.SMTP_URL !== undefined && !mailsOverTls(s.SMTP_URL),
    'SMTP_URL must be smtps:// or have ?requireTLS=true in production, with a certificate that is checked',
  ],
  [(s) => s.SMS_URL !== undefined && !isSafe(s.SMS_URL), `SMS_URL ${mustBeSafe}`],
  [(s) => s.SMS_URL !== undefined && !s.SMS_TOKEN, 'SMS_TOKEN must be set in production'],
  [(s) => s.SMS_BACKUP_URL !== undefined && !isSafe(s.SMS_BACKUP_URL), `SMS_BACKUP_URL ${mustBeSafe}`],
  [(s) => s.MAIL_FROM.endsWith('.invalid'), 'MAIL_FROM must be set in production: mail from .invalid is refused'],
  [(s) => s.FILES_ENDPOINT !== undefined && !isSafe(s.FILES_ENDPOINT), `FILES_ENDPOINT ${mustBeSafe}`],
  [(s) => s.CAPTCHA_VERIFY_URL !== undefined && !isSafe(s.CAPTCHA_VERIFY_URL), `CAPTCHA_VERIFY_URL ${mustBeSafe}`],
  [
    (s) => s.CAPTCHA_VERIFY_URL !== undefined && !s.CAPTCHA_VERIFY_SECRET,
    'CAPTCHA_VERIFY_SECRET must be set in production where CAPTCHA_VERIFY_URL is',
  ],
  [(s) => s.SUPPORT_MAIL.endsWith('.invalid'), 'SUPPORT_MAIL must be set in production: contact messages go there'],
  [
    (s) => s.OPERATOR_TOKEN !== undefined && isGuessable(s.OPERATOR_TOKEN, 32),
    'OPERATOR_TOKEN must be random in production: openssl rand -base64 32',
  ],
  [
    (s) => s.SMS_INBOUND_SECRET !== undefined && isGuessable(s.SMS_INBOUND_SECRET, 32),
    'SMS_INBOUND_SECRET must be random in production: openssl rand -base64 32',
  ],
  [
    (s) => s.TRUSTED_PROXIES === '',
    "TRUSTED_PROXIES must be set in production: the addresses of the proxies in front, or 'none'",
  ],
  [(s) => trustsEveryone(s.TRUSTED_PROXIES), 'TRUSTED_PROXIES must not trust every address in production'],
]

/** Refuses development settings in production. Names each of them. */
export const productionFaults = (settings: Settings): readonly string[] =>
  rules.filter(([broken]) => broken(settings)).map(([, line]) => line)

/**
 * Refuses settings that real people would reach, outside of production: the codes of everyone would be on the outbox page, and payments
 * would be accepted with a public key. The tests of this repository use https addresses of portals that do not exist.
 */
export const developmentFaults = ({ NODE_ENV: mode, ...settings }: Settings): readonly string[] => {
  if (mode === 'production') return []
  const pages = ['PUBLIC_URL', ...(mode === 'test' ? [] : (['PASSPORT_ORIGIN', 'ORIGIN_ID_ORIGIN'] as const))] as const
  const gateways = ['SMTP_URL', 'SMS_URL', 'SMS_BACKUP_URL'] as const
  const isReal = (url: string | undefined, isPage: boolean) =>
    url !== undefined && isRemote(url) && !(isPage && url.startsWith('http:') && isPrivate(url))
  return [
    ...pages.filter((name) => isReal(settings[name], true)),
    ...gateways.filter((name) => isReal(settings[name], false)),
  ].map((name) => `${name} is not local: NODE_ENV must be production, for a test system with real addresses too`)
}
