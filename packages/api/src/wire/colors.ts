import type { EyeColor, HairColor } from '@invea/domain'

// A §3: the words are the codes.
export const eyeColors = ['Black', 'Brown', 'Blue', 'Other'] as const satisfies readonly EyeColor[]
export const hairColors = [
  'Black',
  'Brown',
  'Blond',
  'Auburn',
  'Red',
  'Grey',
  'White',
] as const satisfies readonly HairColor[]
