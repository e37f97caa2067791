import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { done } from '../wire/envelope.ts'
import { addedFamily, familyAnswer } from '../wire/family-member.ts'
import { execute } from './execute.ts'
import { type HttpClients, idempotencyHeader } from './http-clients.ts'

export const familyCalls = ({ authenticated }: HttpClients): PortalApi['family'] => ({
  add: (added, key) =>
    execute(familyAnswer, () =>
      authenticated.POST('/Person/api/V1.0/Person/AddFamily', {
        params: idempotencyHeader(key),
        body: z.encode(addedFamily, added),
      }),
    ),
  delete: (familyId, key) =>
    execute(done, () =>
      authenticated.DELETE('/Person/api/V1.0/Person/DeleteFamily', {
        params: { query: { familyId }, ...idempotencyHeader(key) },
      }),
    ),
})
