import type { Routes } from '../platform/http/routes.ts'
import { createFeedback } from './create-feedback.ts'

export const feedbackRoutes: Routes<'createFeedback'> = {
  createFeedback: (context, { body }) => createFeedback(context, body),
}
