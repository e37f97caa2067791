export { AvailabilityScreen, type AvailabilityScreenProps, type DatedService } from './AvailabilityScreen.tsx'
export { AvailabilityTable, type EarliestTableProps } from './AvailabilityTable.tsx'
export { originIdDates, passportDates } from './dated-services.ts'
