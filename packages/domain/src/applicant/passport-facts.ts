// Apart from the rules of a passport: the FAQ shows these figures and must not load the rules.

/** B §9, FAQ facts, and A §9: what holds of every ordinary passport. Texts take their figures from here (G5). */
export const passportFacts = {
  /** Years from the day of issue. */
  validityYears: 5,
  /** Sizes of the booklet, in pages. */
  bookletPages: [32, 64],
  /** Days that the clearing of a lost passport takes while it would still be valid. */
  lostClearingDays: 15,
  /** Days after which a passport that is not collected is cancelled. */
  unclaimedDays: 180,
  /** Months a passport must still be valid to travel. */
  travelMonths: 6,
} as const
