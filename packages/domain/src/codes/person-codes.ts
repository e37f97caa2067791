import type { EyeColor, Gender, HairColor, MaritalStatus } from '../model.ts'
import { codeTable } from './code-table.ts'

/** A §3: '1' male, '0' female. */
export const genderCode = /* @__PURE__ */ codeTable({ male: '1', female: '0' } satisfies Record<Gender, string>)

/** D8: 0 to 3; the placeholder 9 reads as unknown. */
export const maritalStatusCode = /* @__PURE__ */ codeTable({
  single: '0',
  married: '1',
  divorced: '2',
  widowed: '3',
} satisfies Record<MaritalStatus, string>)

/** A §3: eye colours travel as their own words. */
export const eyeColorCode = /* @__PURE__ */ codeTable({
  Black: 'Black',
  Brown: 'Brown',
  Blue: 'Blue',
  Other: 'Other',
} satisfies Record<EyeColor, string>)

/** A §3: hair colours travel as their own words; Black is the default. */
export const hairColorCode = /* @__PURE__ */ codeTable({
  Black: 'Black',
  Brown: 'Brown',
  Blond: 'Blond',
  Auburn: 'Auburn',
  Red: 'Red',
  Grey: 'Grey',
  White: 'White',
} satisfies Record<HairColor, string>)
