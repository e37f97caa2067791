// Public holidays of Ethiopia, working days and office hours. No rule of the passport service.
export * from './holidays.ts'
export { officeHours } from './office-hours.ts'
export * from './working-days.ts'
