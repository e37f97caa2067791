/** A §9: a group has 2 to 5 applicants. */
export const groupSizes = [2, 3, 4, 5] as const
