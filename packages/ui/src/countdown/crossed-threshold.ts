/** True when the time ran past one of the thresholds (seconds) since it was last looked at. */
export const crossedThreshold = (before: number, now: number, thresholds: readonly number[]): boolean =>
  thresholds.some((threshold) => before > threshold && now <= threshold)
