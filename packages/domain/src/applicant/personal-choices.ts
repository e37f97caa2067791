import type { EyeColor, Gender, HairColor, MaritalStatus } from '../model/choices.ts'

// The lists of A §3 in the order of the forms. `satisfies` refuses a value that the model lacks.

/** A §3. */
export const genders = ['male', 'female'] as const satisfies readonly Gender[]
/** D8: 9, the placeholder of an unselected field, is never stored. */
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const satisfies readonly MaritalStatus[]
/** A §3. */
export const eyeColors = ['Black', 'Brown', 'Blue', 'Other'] as const satisfies readonly EyeColor[]
/** Black is the default (A §3). */
export const hairColors = [
  'Black',
  'Brown',
  'Blond',
  'Auburn',
  'Red',
  'Grey',
  'White',
] as const satisfies readonly HairColor[]
