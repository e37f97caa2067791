import { addFamily } from '../use-cases/add-family.ts'
import { deleteFamily } from '../use-cases/delete-family.ts'
import type { Routes } from './routes.ts'

export const familyRoutes: Routes<'addFamily' | 'deleteFamily'> = {
  addFamily: (context, { body }) => addFamily(context, body),
  deleteFamily: (context, { query }) => deleteFamily(context, query),
}
