import { seesOriginId } from './origin-id.ts'
import { seesPublicPages } from './public-pages.ts'
import { seesApplications, seesEdit, seesGroup, seesPayment, seesRequest } from './request.ts'
import type { Tour } from './tour.ts'
import { seesUrgent } from './urgent.ts'

/** Together they pass every screen of both portals; each starts from nothing. */
export const tours: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  'the public pages': seesPublicPages,
  'a request to its end': async (tour) => {
    await seesRequest(tour)
    await seesPayment(tour)
    await seesApplications(tour)
  },
  'a group, and the edit': async (tour) => {
    await seesGroup(tour)
    await seesEdit(tour)
  },
  'the account and the urgent request': seesUrgent,
  'the Origin ID': seesOriginId,
}
