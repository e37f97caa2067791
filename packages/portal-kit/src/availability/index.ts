export { AvailabilityScreen, type AvailabilityScreenProps, type DatedService } from './AvailabilityScreen.tsx'
export { EarliestTable, type EarliestTableProps } from './AvailabilityTable.tsx'
export { originIdDates, passportDates } from './dated-services.ts'
