import { findOriginIdService, type OriginIdService } from '@invea/domain'
import type { Row } from '../platform/database/schema.ts'

/** What of a stored request says which portal it is of. */
export type OfPortal = Pick<Row<'request'>, 'request_type' | 'replacement_reason' | 'origin_id_type'>

/** The Origin ID service a stored request is for; undefined for a passport. */
export const originIdServiceOf = ({
  request_type,
  replacement_reason,
  origin_id_type,
}: OfPortal): OriginIdService | undefined =>
  origin_id_type === null
    ? undefined
    : findOriginIdService({
        requestType: request_type,
        replacementReason: replacement_reason ?? undefined,
        originIdApplicantType: origin_id_type,
      })
