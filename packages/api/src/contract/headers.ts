/** Headers that the specification lacks. All are optional, so that specified clients work without them. */
export const headers = {
  /** One key for each request: the same key again returns the first response (kept 48 hours). */
  idempotencyKey: 'Idempotency-Key',
  /** A captcha solution for this call alone, instead of a session marked human. */
  captcha: 'X-Captcha',
  /** The subject that the caller expects. A session of another subject is refused with `sessionChanged` (D32). */
  expectedSubject: 'X-Expected-Subject',
  /** The pass of `ExchangeTicket`, while a waiting line is open. */
  waitingPass: 'X-Waiting-Pass',
} as const
