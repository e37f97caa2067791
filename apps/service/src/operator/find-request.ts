import type { Services } from '../app-context.ts'
import { findNumber, type NumberTarget } from '../store/number-index.ts'

/** The request and person behind a printed application number. */
export const findByNumber = (services: Services, applicationNumber: string): Promise<NumberTarget | undefined> =>
  findNumber(services.db, services, 'application', applicationNumber)
