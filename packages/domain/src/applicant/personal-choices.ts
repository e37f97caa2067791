// The lists of A §3 in the order of the forms.

/** Recorded in the passport (A §3). */
export const genders = ['male', 'female'] as const
/** One of `genders`. */
export type Gender = (typeof genders)[number]

/** D8: 9, the placeholder of an unselected field, is never stored. */
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const
/** One of `maritalStatuses`. */
export type MaritalStatus = (typeof maritalStatuses)[number]

/** Sent as words. */
export const eyeColors = ['Black', 'Brown', 'Blue', 'Other'] as const
/** One of `eyeColors`. */
export type EyeColor = (typeof eyeColors)[number]

/** Sent as words. */
export const hairColors = ['Black', 'Brown', 'Blond', 'Auburn', 'Red', 'Grey', 'White'] as const
/** One of `hairColors`. */
export type HairColor = (typeof hairColors)[number]
