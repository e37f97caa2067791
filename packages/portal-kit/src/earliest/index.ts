export { AvailabilityScreen, type AvailabilityScreenProps, type DatedService } from './AvailabilityScreen.tsx'
export { originIdDates, passportDates } from './dated-services.ts'
export { EarliestTable, type EarliestTableProps } from './EarliestTable.tsx'
