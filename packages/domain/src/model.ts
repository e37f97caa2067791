/**
 * The entities of the product in clean words (A §3, B §3).
 *
 * Misspellings and numeric codes of the wire stop at `@invea/api/wire`; here every name is a word of the field.
 * Calendar days are civil days in Africa/Addis_Ababa, times of day are `HH:mm` in the same zone,
 * moments are ISO 8601 instants with an offset, money is whole ETB.
 */

export type * from './model/account.ts'
export type * from './model/applicant.ts'
export type * from './model/application.ts'
export type * from './model/choices.ts'
export type * from './model/master-data.ts'
export type * from './model/payment.ts'
export type * from './model/place.ts'
export type * from './model/request.ts'
export type * from './model/scalars.ts'
