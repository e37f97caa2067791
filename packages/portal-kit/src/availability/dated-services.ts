import { originIdServiceNames, originIdServices, requestTypes } from '@invea/domain'
import type { DatedService } from './AvailabilityScreen.tsx'

/** The four appointment types of the passport portal (A §1). */
export const passportDates: readonly DatedService[] = requestTypes.map((requestType) => ({
  id: requestType,
  name: `choice:requestType.${requestType}` as const,
  requestType,
}))

/** The seven services of the Origin ID portal, each with the appointment type it maps to (A §1). */
export const originIdDates: readonly DatedService[] = originIdServiceNames.map((service) => ({
  id: service,
  name: `choice:originIdService.${service}` as const,
  requestType: originIdServices[service].requestType,
}))
