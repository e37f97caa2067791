export * from './appointment.ts'
export * from './hold.ts'
export * from './place-held.ts'
export * from './window.ts'
