/** H6, H21: what failed sign-ins cost. None of it locks a member out: a known device or a large proof of work passes. */
export const signInRules = {
  /** Failures of one network under one name before its first pause. */
  freeFailures: 5,
  longestPauseMinutes: 60,
  /** Failures under one name from all networks, in a day, before unknown devices need the proof for each try. */
  nameFailures: 30,
  /** Tries under one name that a proof admits in a day. Above it, a known device or the mailed link to a new password passes. */
  provenTries: 100,
} as const

/** Minutes until the next try by number of failures: none, then 1, 2, 4 and so on up to an hour. */
export const signInPauseMinutes = (failures: number): number =>
  failures < signInRules.freeFailures
    ? 0
    : Math.min(2 ** (failures - signInRules.freeFailures), signInRules.longestPauseMinutes)
