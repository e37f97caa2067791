import { createFeedback } from '../use-cases/create-feedback.ts'
import type { Routes } from './routes.ts'

export const feedbackRoutes: Routes<'createFeedback'> = {
  createFeedback: (context, { body }) => createFeedback(context, body),
}
