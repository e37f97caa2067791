import { reading } from './reading.ts'

/** D17: Route and what it shows. */
export const emptyRoutes = {
  '/service': 'services',
  '/check-availablity': 'earliestDates',
  '/manage-booking': 'lookUp',
} as const

/** D17 as a reading: question, choice, rivals, reason. */
export const emptyRoutesReading = /* @__PURE__ */ reading({
  id: 'D17',
  question: 'What do the routes without content show?',
  chosen: emptyRoutes,
  choice:
    '/service: services with fees and needed documents. /check-availablity: earliest dates per office without signing in. /manage-booking: look-up, then view, pay, reschedule or cancel.',
  others: [{ where: 'B §2: "Present; content not shown"' }],
  because: 'A published address must answer.',
})
