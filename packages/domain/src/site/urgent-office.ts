import type { Issue } from '../issue.ts'
import type { Office } from '../model.ts'

/** A §1: the urgent service is given only at the main office in the capital. Says nothing about an office that is not known yet. */
export const urgentOfficeIssues = (office: Pick<Office, 'main'> | undefined, field: string): readonly Issue[] =>
  office === undefined || office.main ? [] : [{ field, code: 'mainOfficeOnly' }]
