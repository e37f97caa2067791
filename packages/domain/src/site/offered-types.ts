import type { Issue } from '../issue.ts'
import type { Office, RequestType } from '../model.ts'
import { requestTypes } from '../request/request-frame.ts'

/** What of an office says which types it takes. */
export type Offer = Pick<Office, 'requestTypes'>

/** Whether an office takes applications of a type (D46); true while the type is not known. */
export const offersType = ({ requestTypes: offered }: Offer, requestType: RequestType | undefined): boolean =>
  offered === undefined || requestType === undefined || requestType === 'unknown' || offered.includes(requestType)

/** Types that at least one of the offices takes, in the order of the menu. */
export const offeredTypes = (offices: readonly Offer[]): readonly Exclude<RequestType, 'unknown'>[] =>
  requestTypes.filter((type) => offices.some((office) => offersType(office, type)))

/** D46: the chosen office must take the chosen type. No issue while the office is not known. */
export const offeredTypeIssues = (
  office: Offer | undefined,
  requestType: RequestType | undefined,
  field: string,
): readonly Issue[] => (office && !offersType(office, requestType) ? [{ field, code: 'officeWithoutType' }] : [])
