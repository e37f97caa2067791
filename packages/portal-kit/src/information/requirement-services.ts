import type { PassportService } from '@invea/domain'

/** The services that have a requirement page of their own (B §2): all but the urgent and the emergency service. */
export type RequirementService = Exclude<PassportService, 'urgent' | 'emergency'>

/** The accordions of the requirement pages, in their order (B §2). */
export const requirementServices = [
  'new',
  'expired',
  'pageRunOut',
  'damaged',
  'lost',
  'dataChange',
  'validReplacement',
  'under18',
] as const satisfies readonly RequirementService[]

/** The collapsible sections of the urgent guide, in their order (B §2): the replacement of a valid passport is not among them. */
export const urgentServices = [
  'new',
  'expired',
  'pageRunOut',
  'damaged',
  'lost',
  'dataChange',
  'under18',
] as const satisfies readonly RequirementService[]
