export { holdUrgent } from './hold-urgent.ts'
export { UrgentClock } from './UrgentClock.tsx'
export { UrgentGate } from './UrgentGate.tsx'
export { UrgentStages } from './UrgentStages.tsx'
