import type { Routes } from '../platform/http/routes.ts'
import { addFamily } from './add-family.ts'
import { deleteFamily } from './delete-family.ts'

export const familyRoutes: Routes<'addFamily' | 'deleteFamily'> = {
  addFamily: (context, { body }) => addFamily(context, body),
  deleteFamily: (context, { query }) => deleteFamily(context, query),
}
