import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { done } from '../wire/envelope.ts'
import { addedFamily, familyAnswer } from '../wire/family-member.ts'
import { ask } from './execute.ts'
import { type Door, keyed } from './http-clients.ts'

export const familyCalls = ({ own }: Door): PortalApi['family'] => ({
  add: (added, key) =>
    ask(familyAnswer, () =>
      own.POST('/Person/api/V1.0/Person/AddFamily', { params: keyed(key), body: z.encode(addedFamily, added) }),
    ),
  delete: (familyId, key) =>
    ask(done, () =>
      own.DELETE('/Person/api/V1.0/Person/DeleteFamily', { params: { query: { familyId }, ...keyed(key) } }),
    ),
})
