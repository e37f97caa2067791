const number = (text: string | undefined, fallback: number): number => {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`"${text}" is not a whole number`)
  return value
}

/** Reads the settings from environment variables, which are all optional. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>) => {
  const port = number(env.SANDBOX_PORT, 4300)
  const host = env.SANDBOX_HOST ?? '127.0.0.1'
  const callback = `http://127.0.0.1:${number(env.SERVICE_PORT, 4000)}/Payment/api/V1.0/Payment/Callback`
  return {
    host,
    port,
    /** Public address of the hosted page, without a slash at the end. */
    publicUrl: (env.SANDBOX_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    secretKey: env.SANDBOX_SECRET_KEY ?? 'CHASECK_TEST-sandbox',
    /** Key of the webhook's signature: the "secret hash" that a merchant enters with the webhook's address. */
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET ?? 'sandbox-development-only-key-32b',
    webhookUrl: env.SANDBOX_WEBHOOK_URL ?? `${callback}/chapa`,
    bankWebhookUrl: env.SANDBOX_BANK_WEBHOOK_URL ?? `${callback}/bank`,
    /** Milliseconds before a webhook is sent again. Each further pause is twice as long. */
    retryMs: number(env.SANDBOX_RETRY_MS, 1000),
    /** Delay of "Pay late": slightly longer than the three hours of an order. */
    lateMs: number(env.SANDBOX_LATE_SECONDS, 3 * 3600 + 300) * 1000,
    /** Duration of a simulated timeout. */
    hangMs: number(env.SANDBOX_HANG_MS, 60_000),
    /** File in which charges survive a restart; without it they are only in memory. */
    file: env.DATA_DIR ? `${env.DATA_DIR}/payment-sandbox.json` : undefined,
  }
}

/** Settings of the sandbox. The defaults match those of the service in development. */
export type Settings = ReturnType<typeof readSettings>
