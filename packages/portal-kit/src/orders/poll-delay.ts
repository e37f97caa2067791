/** How long a page keeps asking by itself before it waits for the applicant's own press. */
export const pollingMinutes = 10

const first = [2, 2, 3, 5, 8, 13, 20] as const
const steady = 30

/**
 * Milliseconds until the next question "is it paid?", or `false` when the page stops asking by itself.
 * Providers confirm within seconds or within hours (B §9), so the first questions come close together and then thin out.
 * `asked` counts the answers so far; `waitedMs` is the time since the first of them.
 */
export const pollDelay = (asked: number, waitedMs: number): number | false =>
  waitedMs >= pollingMinutes * 60_000 ? false : (first[Math.max(0, asked - 1)] ?? steady) * 1000
