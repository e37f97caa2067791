// Separate from the rules of a passport, because the FAQ shows these figures and must not load the rules.

/** B §9, FAQ facts, and A §9: figures of every ordinary passport. Texts use these figures (G5). */
export const passportFacts = {
  /** Years from the day of issue. */
  validityYears: 5,
  /** Sizes of the booklet, in pages. */
  bookletPages: [32, 64],
  /** Days to clear a lost passport that has not expired. */
  lostClearingDays: 15,
  /** Days after which a passport that is not collected is cancelled. */
  unclaimedDays: 180,
  /** Months a passport must still be valid to travel. */
  travelMonths: 6,
} as const
