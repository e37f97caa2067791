import { createFeedback } from '../use-cases/create-feedback.ts'
import type { Routes } from './routes.ts'

export const feedbackRoutes: Routes<'createFeedback'> = {
  createFeedback: (call, { body }) => createFeedback(call, body),
}
