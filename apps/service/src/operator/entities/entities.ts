import type { AnyEntity } from './entity.ts'
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
export const entities = {
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
} as const satisfies Readonly<Record<string, AnyEntity>>

export type EntityName = keyof typeof entities
export const entityNames = Object.keys(entities) as readonly EntityName[]

/** `delivery-sites` and `deliverySites` name the same kind. */
export const findEntity = (name: string): EntityName | undefined => {
  const wanted = name.replaceAll('-', '').toLowerCase()
  return entityNames.find((known) => known.toLowerCase() === wanted)
}
