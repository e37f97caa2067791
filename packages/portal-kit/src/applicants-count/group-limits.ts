import { groupSizes } from '@invea/domain'

/** A §9: the smallest and the largest group, for texts that mention them. */
export const groupLimits = { min: groupSizes[0], max: groupSizes[groupSizes.length - 1] ?? groupSizes[0] }
