import type { AnyKind } from './entity.ts'
import {
  attachmentTypes,
  familyTypes,
  fees,
  nationalities,
  occupations,
  passportPages,
  paymentOptions,
  requiredAttachments,
} from './lists.ts'
import { cities, deliverySites, offices, regions, restrictions } from './offices.ts'
import { capacities, holidays, slotTemplates, urgentQuotas } from './schedule.ts'

/** Everything an operator loads, in the order in which one refers to another. */
export const kinds = {
  regions,
  cities,
  offices,
  restrictions,
  deliverySites,
  nationalities,
  occupations,
  familyTypes,
  passportPages,
  attachmentTypes,
  requiredAttachments,
  holidays,
  slotTemplates,
  paymentOptions,
  fees,
  capacities,
  urgentQuotas,
} as const satisfies Readonly<Record<string, AnyKind>>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as readonly KindName[]

/** `delivery-sites` and `deliverySites` name the same kind. */
export const findKind = (name: string): KindName | undefined => {
  const wanted = name.replaceAll('-', '').toLowerCase()
  return kindNames.find((known) => known.toLowerCase() === wanted)
}
