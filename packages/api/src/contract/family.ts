import * as z from 'zod/mini'
import { addedFamily, done, familyAnswer, queryId } from '../wire/index.ts'
import { defineEndpoint, writing } from './endpoint.ts'

export const addFamily = defineEndpoint({
  id: 'addFamily',
  method: 'POST',
  path: '/Person/api/V1.0/Person/AddFamily',
  body: addedFamily,
  response: familyAnswer,
  auth: 'session',
  idempotent: true,
  limits: writing,
  guards: [{ kind: 'person', in: 'body', name: 'personId' }],
  emptyOnRefusal: { families: [] },
  summary: 'Add family members to a person',
  source: 'B §7',
})

export const deleteFamily = defineEndpoint({
  id: 'deleteFamily',
  method: 'DELETE',
  path: '/Person/api/V1.0/Person/DeleteFamily',
  query: z.object({ familyId: queryId }),
  response: done,
  auth: 'session',
  idempotent: true,
  limits: writing,
  guards: [{ kind: 'familyMember', in: 'query', name: 'familyId' }],
  summary: 'Delete a family member',
  source: 'B §7',
})
