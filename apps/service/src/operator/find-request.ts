import type { AppContext } from '../app-context.ts'
import { findNumber, type NumberTarget } from '../requests/number-index.ts'

/** The request and person behind a printed application number. */
export const findByNumber = (services: AppContext, applicationNumber: string): Promise<NumberTarget | undefined> =>
  findNumber(services.db, services, 'application', applicationNumber)
