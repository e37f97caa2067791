import {
  type OriginIdEntry,
  type OriginIdService,
  originIdServiceNames,
  originIdServices,
} from './origin-id-services.ts'

const entryOf = (service: OriginIdService): OriginIdEntry => originIdServices[service]

/** The Origin ID service a request is for; undefined for a combination that is none. */
export const findOriginIdService = (kind: {
  readonly requestType?: unknown
  readonly replacementReason?: unknown
  readonly originIdApplicantType?: unknown
}): OriginIdService | undefined =>
  originIdServiceNames.find((service) => {
    const { requestType, replacementReason, applicantType } = entryOf(service)
    return (
      kind.requestType === requestType &&
      kind.originIdApplicantType === applicantType &&
      kind.replacementReason === replacementReason
    )
  })
