import { addFamily } from '../use-cases/add-family.ts'
import { deleteFamily } from '../use-cases/delete-family.ts'
import type { Routes } from './routes.ts'

export const familyRoutes: Routes<'addFamily' | 'deleteFamily'> = {
  addFamily: (call, { body }) => addFamily(call, body),
  deleteFamily: (call, { query }) => deleteFamily(call, query),
}
