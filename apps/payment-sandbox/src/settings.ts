/** Settings of the sandbox; the defaults are those that the service expects in development. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** Address under which a browser reaches the hosted page, without a slash at its end. */
  readonly publicUrl: string
  /** The bearer key of the merchant. */
  readonly secretKey: string
  /** Key of the webhook's signature: the "secret hash" a merchant enters beside the webhook's address. */
  readonly webhookSecret: string
  readonly webhookUrl: string
  /** Where the bank's counter tells of its payments. */
  readonly bankWebhookUrl: string
  /** First pause before a webhook is sent again; each further pause is twice as long. */
  readonly retryMs: number
  /** How long "Pay late" waits: a little longer than the three hours an order lives. */
  readonly lateMs: number
  /** Duration of a simulated timeout. */
  readonly hangMs: number
  /** Where charges are kept over a restart; without it they live in memory. */
  readonly file?: string | undefined
}

const number = (text: string | undefined, otherwise: number): number => {
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`"${text}" is not a whole number`)
  return value
}

/** Reads the settings from the environment's variables, all of them optional. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const port = number(env.SANDBOX_PORT, 4300)
  const host = env.SANDBOX_HOST ?? '127.0.0.1'
  const callback = `http://127.0.0.1:${number(env.SERVICE_PORT, 4000)}/Payment/api/V1.0/Payment/Callback`
  return {
    host,
    port,
    publicUrl: (env.SANDBOX_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    secretKey: env.SANDBOX_SECRET_KEY ?? 'CHASECK_TEST-sandbox',
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET ?? 'sandbox-development-only-key-32b',
    webhookUrl: env.SANDBOX_WEBHOOK_URL ?? `${callback}/chapa`,
    bankWebhookUrl: env.SANDBOX_BANK_WEBHOOK_URL ?? `${callback}/bank`,
    retryMs: number(env.SANDBOX_RETRY_MS, 1000),
    lateMs: number(env.SANDBOX_LATE_SECONDS, 3 * 3600 + 300) * 1000,
    hangMs: number(env.SANDBOX_HANG_MS, 60_000),
    file: env.DATA_DIR ? `${env.DATA_DIR}/payment-sandbox.json` : undefined,
  }
}
