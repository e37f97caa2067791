import type { Application } from '@invea/domain'

/** The two portals, each with its own requests. */
export type Portal = 'passport' | 'originId'

/** The portal a request was made in and is edited, paid and moved in: only Origin ID requests have an application type (A §1). */
export const portalOf = ({ originIdApplicantType }: Pick<Application, 'originIdApplicantType'>): Portal =>
  originIdApplicantType === undefined ? 'passport' : 'originId'
