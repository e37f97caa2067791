import type * as z from 'zod/mini'
import type { Keys } from '../encryption/encryption.ts'
import type { Settings } from './settings.ts'

const originOf = (url: string) => new URL(url).origin

export const toEnv = (
  settings: z.infer<typeof Settings>,
  {
    dataDir,
    keys,
    paymentSettings,
  }: { readonly dataDir: string; readonly keys: Keys; readonly paymentSettings: unknown },
) =>
  ({
    production: settings.NODE_ENV === 'production',
    host: settings.SERVICE_HOST,
    port: settings.SERVICE_PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    /** Address for the owner of the database, used only for migrations. */
    migrationUrl: settings.MIGRATION_DATABASE_URL,
    /** Address at which browsers and the payment provider reach this service, without a trailing slash. */
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.SERVICE_PORT}`).replace(/\/$/, ''),
    passportOrigin: originOf(settings.PASSPORT_ORIGIN),
    originIdOrigin: originOf(settings.ORIGIN_ID_ORIGIN),
    /** Home of each portal, without a trailing slash: links in messages start with it. */
    passportUrl: settings.PASSPORT_ORIGIN.replace(/\/$/, ''),
    originIdUrl: settings.ORIGIN_ID_ORIGIN.replace(/\/$/, ''),
    sandboxUrl: settings.SANDBOX_URL.replace(/\/$/, ''),
    /** Absent: messages stay in the outbox for the development outbox page. */
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** The first one that works is used. Empty: messages stay in the outbox for the development outbox page. */
    smsGateways: [
      { url: settings.SMS_URL, token: settings.SMS_TOKEN, sender: settings.SMS_SENDER, from: settings.SMS_FROM },
      {
        url: settings.SMS_BACKUP_URL,
        token: settings.SMS_BACKUP_TOKEN,
        sender: settings.SMS_BACKUP_SENDER,
        from: settings.SMS_BACKUP_FROM,
      },
    ].flatMap(({ url, ...gateway }) => (url === undefined ? [] : [{ ...gateway, url: url.replace(/\/$/, '') }])),
    /** B §9, D50: if absent, no application can be cancelled by SMS. */
    smsInbound:
      settings.SMS_INBOUND_SECRET === undefined
        ? undefined
        : { secret: Buffer.from(settings.SMS_INBOUND_SECRET), number: settings.SMS_INBOUND_NUMBER },
    /** Messages in a quarter of an hour: of all visitors before the alarm, and of one network before further ones are delayed. */
    messages: {
      alarm: settings.MESSAGES_ALARM,
      perNetwork: settings.MESSAGES_PER_NETWORK,
      /** Codes in a day to phones abroad that have not confirmed one. */
      foreignCodes: settings.FOREIGN_CODES_PER_DAY,
    },
    paymentSettings,
    /** Where documents are stored: the data folder, or a bucket. */
    files:
      settings.FILES_BUCKET === undefined
        ? { folder: dataDir }
        : { bucket: settings.FILES_BUCKET, region: settings.FILES_REGION, endpoint: settings.FILES_ENDPOINT },
    /** A restored copy of database and files, from which an operator can restore a person erased in error. */
    restored: {
      databaseUrl: settings.RESTORED_DATABASE_URL,
      files:
        settings.RESTORED_FILES_BUCKET === undefined
          ? settings.RESTORED_DATA_DIR && { folder: settings.RESTORED_DATA_DIR }
          : {
              bucket: settings.RESTORED_FILES_BUCKET,
              region: settings.FILES_REGION,
              endpoint: settings.FILES_ENDPOINT,
            },
    },
    /** The mailbox that contact messages go to. */
    supportMail: settings.SUPPORT_MAIL,
    /** D15: another verifier in addition to the proof of work. Absent: none. */
    captchaVerifier:
      settings.CAPTCHA_VERIFY_URL === undefined
        ? undefined
        : {
            url: settings.CAPTCHA_VERIFY_URL,
            secret: settings.CAPTCHA_VERIFY_SECRET,
            hosts: [settings.PASSPORT_ORIGIN, settings.ORIGIN_ID_ORIGIN].map((url) => new URL(url).hostname),
          },
    /** Absent: the operator's HTTP interface is off. The command line still works. */
    operatorToken: settings.OPERATOR_TOKEN,
    /** Token of the operator who runs a command. */
    operatorPersonalToken: settings.OPERATOR_PERSONAL_TOKEN,
    /** How many operators must approve an urgent application. */
    urgentApprovers: settings.URGENT_APPROVERS,
    /** D16: the first digits a phone number may have after the leading zero. */
    phonePrefixes: settings.PHONE_PREFIXES.split(','),
    /** The free phone number in every message (A §1). */
    helpLine: settings.HELP_LINE,
    /** B §9: the support phone, for persons with a phone abroad, where the free number does not work. */
    helpLineAbroad: settings.HELP_LINE_ABROAD,
    paymentPictures: settings.PAYMENT_PICTURES,
    /** D23: a public account, the same in every portal's bundle. It gives access only to the public calls. */
    anonymous: { username: settings.ANONYMOUS_USERNAME, password: settings.ANONYMOUS_PASSWORD },
    /** When a member's session ends without a sign-out. */
    memberSession: { idleMinutes: settings.MEMBER_IDLE_MINUTES, hours: settings.MEMBER_SESSION_HOURS },
    /** Waiting time for a new phone number if the old phone is lost. */
    phoneChangeWaitHours: settings.PHONE_CHANGE_WAIT_HOURS,
    /** Multiplies every limit per address, because mobile carriers have thousands of phones behind one address. */
    addressRateFactor: settings.ADDRESS_RATE_FACTOR,
    maxConcurrentCalls: settings.MAX_CONCURRENT_CALLS,
    /** Target for the wait of a statement, in milliseconds. Above it fewer calls are handled at one time. */
    callWaitMilliseconds: settings.CALL_WAIT_MILLISECONDS,
    drainSeconds: settings.DRAIN_SECONDS,
    maxUploadMegabytes: settings.MAX_UPLOAD_MEGABYTES,
    /** H1: the share of an office's day that may be held or unpaid without a one-time code. */
    uncodedSharePercent: settings.UNCODED_SHARE_PERCENT,
    /** From this number of live holds on, every hold needs the largest proof of work. */
    holdAlarm: settings.HOLD_ALARM,
    /** A released slot becomes free at a random time within these minutes. */
    slotReturnMinutes: settings.SLOT_RETURN_MINUTES,
    /** D25: hours until an unpaid appointment expires. */
    unpaidHours: settings.UNPAID_HOURS,
    /** Promise E2: how long finished data is stored. */
    retention: {
      unpaidDays: settings.KEEP_UNPAID_DAYS,
      /** Absent: paid requests are kept without limit. */
      paidDays: settings.KEEP_PAID_DAYS,
      documentDays: settings.KEEP_DOCUMENTS_DAYS,
      messageDays: settings.KEEP_MESSAGES_DAYS,
    },
    /** Absent: no metrics port is opened. */
    metricsHost: settings.METRICS_HOST,
    metricsPort: settings.METRICS_PORT,
    /** Absent: nothing is traced. */
    traces:
      settings.TRACES_URL === undefined ? undefined : { url: settings.TRACES_URL, percent: settings.TRACES_PERCENT },
    trustedProxies: settings.TRUSTED_PROXIES.split(',').filter((entry) => entry !== '' && entry !== 'none'),
    logLevel: settings.LOG_LEVEL,
    keys,
  }) as const

export type Env = ReturnType<typeof toEnv>
